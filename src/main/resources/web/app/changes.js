// The form that asks for a change. It sends what differs from what is in force, shows what the API says it would come to,
// and asks. All decisions are the API's.

import {shown} from './preview.js';

export function askForChanges() {
  const form = document.getElementById('ask');
  if (form) {
    const key = {text: null, id: null};
    form.querySelector('[data-do=check]').addEventListener('click', () => check(form));
    form.querySelector('[data-do=draft]').addEventListener('click', () => form.reportValidity() && ask(form, key, false));
    form.addEventListener('submit', event => { event.preventDefault(); ask(form, key, true); });
    const suspend = document.getElementById('suspend');
    suspend.addEventListener('submit', event => { event.preventDefault(); suspendNow(suspend, form); });
  }
  document.addEventListener('submit', event => {
    const back = event.target.closest('form.rollback');
    if (!back) return;
    event.preventDefault();
    rollBack(back);
  });
}

async function check(form) {
  const place = document.getElementById('preview');
  say(form, 'Checking');
  const answer = await send('/api/v1/changes/preview', wanted(form));
  place.replaceChildren(shown(answer.ok ? answer.body : nothingBut(faults(answer)), form));
  say(form, answer.ok ? '' : answer.why, answer.ok);
}

function nothingBut(faults) {
  return {tables: [], unchanged: [], demands: [], faults};
}

// A problem document names one fault, or several.
function faults({body, why}) {
  return (body?.errors ?? [body ?? {}]).map(fault => ({...fault, message: fault.detail ?? why}));
}

async function ask(form, key, submit) {
  const all = wanted(form);
  const text = JSON.stringify(all);
  if (key.text !== text) Object.assign(key, {text, id: crypto.randomUUID()});
  say(form, 'Sending');
  const asked = await send('/api/v1/changes', all, key.id);
  if (!asked.ok) return refuse(form, asked);
  const path = `/changes/${asked.body.change.id}`;
  if (submit) {
    const submitted = await send(`/api/v1${path}/submission`, null);
    if (!submitted.ok) return refuse(form, submitted);
  }
  window.location.assign(path);
}

async function suspendNow(suspend, form) {
  const fields = suspend.elements;
  const all = {property: suspend.dataset.property, why: fields.why.value, scope: scope(form), wager: fields.wager.value};
  const asked = await send('/api/v1/suspensions', all, crypto.randomUUID());
  if (asked.ok) window.location.assign(`/changes/${asked.body.change.id}`); else say(suspend, asked.why, false);
}

async function rollBack(form) {
  say(form, 'Sending');
  const back = await fetch(form.dataset.rollback, {headers: {Accept: 'application/json', 'X-Requested-With': 'JavaScript'}});
  if (!back.ok) return say(form, `Refused (${back.status}).`, false);
  let last = null;
  for (const request of (await back.json()).requests) {
    const asked = await send('/api/v1/changes', request, `${request.rollsBack} ${request.scope.tables.join(' ')}`.slice(0, 100));
    if (!asked.ok) return say(form, asked.why, false);
    last = asked.body.change.id;
  }
  if (last) window.location.assign(`/changes/${last}`); else say(form, 'Nothing is left to take back.', false);
}

function refuse(form, answer) {
  document.getElementById('preview').replaceChildren(shown(nothingBut(faults(answer)), form));
  say(form, answer.why, false);
}

function say(form, words, good = true) {
  const output = form.querySelector('output');
  output.className = good ? '' : 'failed';
  output.textContent = words;
}

async function send(address, content, key) {
  const headers = {'Content-Type': 'application/json', Accept: 'application/json', 'X-Requested-With': 'JavaScript'};
  if (key) headers['Idempotency-Key'] = key;
  const answer = await fetch(address, {method: 'POST', headers, body: content === null ? '' : JSON.stringify(content)});
  // The login has ended: the page asks for it again.
  if (answer.status === 499) window.location.reload();
  const body = await answer.json().catch(() => null);
  return {ok: answer.ok, body, why: body?.detail ?? `Refused (${answer.status}).`};
}

function wanted(form) {
  const changes = [];
  for (const field of form.querySelectorAll('[data-path]')) {
    const [was, is] = [value(field, true), value(field, false)];
    if (JSON.stringify(was) !== JSON.stringify(is)) changes.push({path: field.dataset.path, to: is});
  }
  const evidence = {};
  for (const word of form.querySelectorAll('[data-word]')) if (word.value) evidence[word.dataset.word] = word.value;
  const all = {property: form.dataset.property, why: form.elements.why.value, scope: scope(form), changes, evidence};
  const {matter, words, matterEvidence, schedule} = form.elements;
  if (matter.value) all.matters = [{kind: matter.value, words: words.value, ...(matterEvidence.value && {evidence: matterEvidence.value})}];
  if (schedule?.value) {
    const [toTable, toSchedule] = form.elements.to.value.split(' ');
    all.plan = {schedule: schedule.value, ends: form.elements.ends.value, toTable, toSchedule, reference: form.elements.reference.value};
  }
  if (form.elements.effective.value) all.effective = instant(form.elements.effective.value, form.dataset.zone);
  return all;
}

function scope(form) {
  switch (form.elements.scope.value) {
    case 'tables': return {tables: [...form.querySelectorAll('[name=table]:checked')].map(one => one.value)};
    case 'game': return {game: form.dataset.game};
    case 'pit': return {game: form.dataset.game, pit: form.elements.pit.value};
    default: return {};
  }
}

// What a field holds, or held when the page came.
function value(field, first) {
  const text = one => first ? one.defaultValue : one.value;
  const on = one => first ? one.defaultChecked : one.checked;
  const input = name => field.querySelector(`[name=${name}]`);
  switch (field.dataset.kind) {
    case 'toggle': return on(field);
    case 'cents': return cents(text(field));
    case 'cents-text': return String(cents(text(field)) ?? '');
    case 'limits': {
      const [min, max, increment] = ['min', 'max', 'increment'].map(name => cents(text(input(name))));
      return min === null && max === null && increment === null ? null : {min, max, increment};
    }
    case 'custom': {
      if (!on(field.querySelector('[data-own]'))) return null;
      const lines = {};
      for (const line of field.querySelectorAll('[data-outcome]')) lines[line.dataset.outcome] = text(line);
      const evidence = text(field.querySelector('[data-evidence]'));
      return evidence ? {lines, evidence} : {lines};
    }
    default: {
      const held = field.matches('select') && first ? [...field.options].find(one => one.defaultSelected)?.value : text(field);
      return held || null;
    }
  }
}

// "1,250.50" is 125050. What does not read so is sent as it is, and refused by name.
function cents(text) {
  if (text.trim() === '') return null;
  const amount = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/.exec(text.trim());
  return amount ? Number(amount[1].replaceAll(',', '') + (amount[2] ?? '00')) : text;
}

// A moment on the wall of the property. The zone's offset is read at that moment, and once more after moving by it.
function instant(wall, zone) {
  const asUtc = Date.parse(`${wall}Z`);
  const offset = at => {
    const parts = new Intl.DateTimeFormat('en-US', {timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric'}).formatToParts(at);
    const part = type => Number(parts.find(one => one.type === type).value);
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - at;
  };
  const near = asUtc - offset(asUtc);
  return new Date(asUtc - offset(near)).toISOString();
}
