-- What must never change is refused to change. Whoever owns the database can lift this; then the chain shows it.

create function only_added_to() returns trigger language plpgsql as $$
begin
    raise exception '% is only ever added to: a row cannot be changed or removed', tg_table_name
        using errcode = 'restrict_violation';
end $$;

create trigger only_added_to before update or delete or truncate on audit
    for each statement execute function only_added_to();

-- For each row, since only such a trigger also guards the partitions of a table.
create trigger only_added_to before update or delete on bet for each row execute function only_added_to();
create trigger only_added_to before update or delete on entry for each row execute function only_added_to();
create trigger only_added_to before update or delete on posting for each row execute function only_added_to();
create trigger only_added_to before delete on round for each row execute function only_added_to();

-- A round is reversed once, with the reason; nothing else of it changes.
create function only_reversed() returns trigger language plpgsql as $$
begin
    if old.status = 'reversed' or new.status <> 'reversed'
        or to_jsonb(new) - 'status' - 'reason' is distinct from to_jsonb(old) - 'status' - 'reason' then
        raise exception 'a settled round changes only by its reversal' using errcode = 'restrict_violation';
    end if;
    return new;
end $$;
create trigger only_reversed before update on round for each row execute function only_reversed();

-- The rounds of a batch, the reversal of a round, the rows of a chain since a moment: what verification looks for.
create index on round (partition, event_offset);
create index on posting (partition, event_offset);
create index on entry (table_id, reverses) where reverses is not null;
create index on audit (property_id, at);
