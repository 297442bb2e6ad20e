-- Linked progressive meters: the tables of a group feed and win one meter. A table joins by its terms.

-- Written by the API.
create table meter_group (
    property_id text not null references property,
    id          text not null,
    name        text not null,
    game        text not null,
    schedule    text not null,
    primary key (property_id, id)
);

-- Added with its group and from then on written by flow alone, which locks the rows of a batch in the order of their
-- ids before its first record. It is apart from the group so that whoever sets terms never waits for play, nor play for
-- them. The meter and its day are null until the first table of the group opens; changes counts for whoever publishes.
create table linked_meter (
    property_id text not null,
    group_id    text not null,
    meter       jsonb,
    day         date,
    changes     bigint not null default 0,
    changed_at  timestamptz not null default now(),
    primary key (property_id, group_id),
    foreign key (property_id, group_id) references meter_group
);
