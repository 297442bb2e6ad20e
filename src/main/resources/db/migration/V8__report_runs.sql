-- Reports that are written in the background, and their files. See io.baize.report.store.Runs. Both are copies of what
-- the books say and leave after a week.
create table report_run (
    id          uuid primary key,
    property_id text not null references property,
    report      text not null,
    period_from date not null,
    period_to   date not null,
    restated    boolean not null,
    format      text not null,
    asked_by    text not null,
    asked_at    timestamptz not null,
    status      text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
    attempt     integer not null default 0,
    beat_at     timestamptz,
    rows        bigint not null default 0,
    finished_at timestamptz,
    bytes       bigint not null default 0,
    code        text,
    message     text
);
create index on report_run (property_id, asked_at desc);
create index on report_run (asked_at) where status in ('waiting', 'running');

create table report_piece (
    run_id  uuid not null references report_run on delete cascade,
    attempt integer not null,
    index   integer not null,
    bytes   bytea not null,
    primary key (run_id, attempt, index)
);
