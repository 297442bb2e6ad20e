-- The money of tables: entries and postings by month of the gaming day, their sums, counts, boxes, and closed days.

-- How a property counts its money. Absent columns mean three shifts of eight hours and the usual thresholds.
create table money_rules (
    property_id       text primary key references property,
    shift_starts      time[],
    opener_report     bigint not null default 2500 check (opener_report >= 0),
    opener_escalation bigint not null default 10000 check (opener_escalation >= opener_report)
);

-- A closed gaming day takes no more entries: what comes late is booked on the day it comes and names the day it
-- belongs to. Whoever closes takes the property's advisory lock first (money_lock), which every batch shares.
create table gaming_day_close (
    property_id text not null references property,
    gaming_day  date not null,
    closed_at   timestamptz not null,
    closed_by   text not null,
    primary key (property_id, gaming_day)
);

create function money_lock(property text) returns bigint language sql immutable as $$
    select hashtextextended('baize money of ' || property, 0)
$$;

drop table posting;
drop table entry;
drop table table_totals;

-- Balanced entries, only ever added to. A reversal names the entry it reverses. gaming_day, shift and hour are where it
-- is booked; at is when it happened and recorded_at when Baize learned of it, so that a balance can be asked as of both.
create table entry (
    gaming_day   date not null,
    partition    integer not null,
    event_offset bigint not null,
    index        integer not null,
    table_id     text not null,
    property_id  text not null,
    shift        smallint not null,
    hour         timestamptz not null,
    at           timestamptz not null,
    recorded_at  timestamptz not null,
    belongs_to   date,
    kind         text not null,
    reference    text not null,
    reverses     text,
    reason       text,
    primary key (gaming_day, partition, event_offset, index)
) partition by range (gaming_day);
create index on entry (partition, event_offset, index);
create index on entry (table_id, gaming_day, at);
create index on entry (property_id, belongs_to) where belongs_to is not null;

-- Without a foreign key: a month of entries and its postings leave together, and one statement writes both.
create table posting (
    gaming_day   date not null,
    partition    integer not null,
    event_offset bigint not null,
    index        integer not null,
    line         integer not null,
    account      text not null,
    amount       bigint not null,
    primary key (gaming_day, partition, event_offset, index, line)
) partition by range (gaming_day);

-- Sums of postings, kept for speed. Each can be made anew from the postings, and a test does and compares.
create table account_hour (
    gaming_day  date not null,
    table_id    text not null,
    property_id text not null,
    shift       smallint not null,
    hour        timestamptz not null,
    account     text not null,
    amount      bigint not null,
    primary key (gaming_day, table_id, shift, hour, account)
) partition by range (gaming_day);
create index on account_hour (property_id, gaming_day);

create table account_day (
    gaming_day  date not null,
    table_id    text not null,
    property_id text not null,
    account     text not null,
    amount      bigint not null,
    primary key (gaming_day, table_id, account)
) partition by range (gaming_day);
create index on account_day (property_id, gaming_day);

-- What was played: by hour, and by day. theo stays empty until the edge of every bet in it is known.
create table play_hour (
    gaming_day  date not null,
    table_id    text not null,
    property_id text not null,
    shift       smallint not null,
    hour        timestamptz not null,
    rounds      bigint not null default 0,
    bets        bigint not null default 0,
    handle      bigint not null default 0,
    returned    bigint not null default 0,
    won         bigint not null default 0,
    vigorish    bigint not null default 0,
    win         bigint not null default 0,
    theo        bigint,
    primary key (gaming_day, table_id, shift, hour)
) partition by range (gaming_day);
create index on play_hour (property_id, gaming_day);

create table table_totals (
    table_id    text not null,
    gaming_day  date not null,
    property_id text not null,
    rounds      bigint not null default 0,
    bets        bigint not null default 0,
    handle      bigint not null default 0,
    returned    bigint not null default 0,
    won         bigint not null default 0,
    vigorish    bigint not null default 0,
    win         bigint not null default 0,
    drop        bigint not null default 0,
    primary key (table_id, gaming_day)
) partition by range (gaming_day);
create index on table_totals (property_id, gaming_day);

-- Trays as they were counted, by denomination: {"500": 120} are 120 chips of $5.
create table inventory (
    gaming_day   date not null,
    partition    integer not null,
    event_offset bigint not null,
    index        integer not null,
    table_id     text not null,
    property_id  text not null,
    shift        smallint not null,
    kind         text not null check (kind in ('opener', 'checkpoint', 'mid-shift', 'closer')),
    at           timestamptz not null,
    recorded_at  timestamptz not null,
    chips        jsonb not null,
    total        bigint not null,
    dealer       text not null,
    supervisor   text not null,
    primary key (gaming_day, partition, event_offset, index)
) partition by range (gaming_day);
create index on inventory (table_id, at desc);
create index on inventory (property_id, gaming_day);

-- Boxes that left a table; counted_at is set when their count is closed, and their content stands in the ledger then.
create table drop_box (
    gaming_day  date not null,
    table_id    text not null,
    box_id      text not null,
    property_id text not null,
    shift       smallint not null,
    removed_at  timestamptz not null,
    counted_at  timestamptz,
    primary key (gaming_day, table_id, box_id)
) partition by range (gaming_day);
create index on drop_box (property_id, gaming_day);

-- What someone must answer before the day can be closed: an opener that is not the previous closer, say.
create table money_exception (
    gaming_day   date not null,
    partition    integer not null,
    event_offset bigint not null,
    index        integer not null,
    table_id     text not null,
    property_id  text not null,
    code         text not null,
    level        text not null check (level in ('report', 'escalation')),
    amount       bigint not null,
    message      text not null,
    at           timestamptz not null,
    answered_by  text,
    answered_at  timestamptz,
    answer       text,
    primary key (gaming_day, partition, event_offset, index)
) partition by range (gaming_day);
create index on money_exception (property_id, gaming_day);

create table entry_other partition of entry default;
create table posting_other partition of posting default;
create table account_hour_other partition of account_hour default;
create table account_day_other partition of account_day default;
create table play_hour_other partition of play_hour default;
create table table_totals_other partition of table_totals default;
create table inventory_other partition of inventory default;
create table drop_box_other partition of drop_box default;
create table money_exception_other partition of money_exception default;

-- Tables partitioned by month of the gaming day, in one place. What players did is kept for fewer years than money.
create function monthly_tables() returns table (name text, of_money boolean) language sql immutable as $$
    values ('round', false), ('bet', false), ('play_hour', true), ('entry', true), ('posting', true),
           ('account_hour', true), ('account_day', true), ('table_totals', true), ('inventory', true),
           ('drop_box', true), ('money_exception', true)
$$;

create or replace function ensure_month(day date) returns void language plpgsql as $$
declare
    first_day date := date_trunc('month', day);
    next_month date := first_day + interval '1 month';
    suffix text := to_char(first_day, 'YYYY_MM');
    parent text;
begin
    perform pg_advisory_xact_lock(hashtext('baize ensure_month'));
    for parent in select name from monthly_tables() loop
        if to_regclass(parent || '_' || suffix) is null and to_regclass('archive.' || parent || '_' || suffix) is null
        then
            execute format('create table %I partition of %I for values from (%L) to (%L)',
                parent || '_' || suffix, parent, first_day, next_month);
        end if;
    end loop;
end $$;
select ensure_month((date_trunc('month', now()) + make_interval(months => n))::date) from generate_series(-1, 3) n;

-- Whole months that are older than they must be kept leave the tables and lie in the schema archive, unchanged, for
-- whoever stores them elsewhere. Nothing is deleted, and no month is ever taken apart.
create schema archive;
create function archive_months(play_before date, money_before date) returns integer language plpgsql as $$
declare
    child record;
    moved integer := 0;
begin
    perform pg_advisory_xact_lock(hashtext('baize ensure_month'));
    for child in
        select m.name as parent, c.relname as name
        from monthly_tables() m
        join pg_inherits i on i.inhparent = to_regclass(m.name)
        join pg_class c on c.oid = i.inhrelid
        where c.relname ~ '_[0-9]{4}_[0-9]{2}$'
          and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month'
              <= case when m.of_money then money_before else play_before end
        order by c.relname
    loop
        execute format('alter table %I detach partition %I', child.parent, child.name);
        execute format('alter table %I set schema archive', child.name);
        moved := moved + 1;
    end loop;
    return moved;
end $$;
