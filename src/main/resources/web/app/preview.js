// What a change would come to, as the API answers it, in words.

export function shown(preview, form) {
  const all = document.createDocumentFragment();
  if (preview.faults.length) {
    all.append(heading('The text or the house forbids it'), list(preview.faults.map(fault =>
      `${place(fault.field ?? '', form)}: ${fault.message}${fault.limit ? ` (limit: ${fault.limit})` : ''}${fault.cite ? ` · § ${fault.cite}` : ''}`), 'faults'));
  }
  for (const [items, tables] of alike(preview.tables)) {
    all.append(heading(`At ${tables.join(', ')}`));
    all.append(table(['What', 'Before', 'After'], JSON.parse(items).map(item =>
      [place(item.path, form), chosen(item.path, item.before, form), chosen(item.path, item.after, form)])));
  }
  if (preview.unchanged.length) all.append(paragraph(`Nothing would change at ${preview.unchanged.join(', ')}.`));
  if (preview.demands.length) {
    all.append(heading('The rules demand'), table(['Demand', 'Who must know', 'Approval', 'The text', 'Clause'], preview.demands.map(({rule}) => [
      plain(rule.id),
      rule.recipients.map(plain).join(', ') + (rule.acknowledged ? ', and say that they do' : '') + (rule.lead ? `, ${rule.lead.replace('PT', '').toLowerCase()} before` : '') + (rule.playersSeated ? ', if players are seated' : ''),
      plain(rule.approval),
      rule.says ?? '',
      rule.cite,
    ])));
  }
  return all;
}

function alike(tables) {
  const groups = new Map();
  for (const one of tables) {
    const items = JSON.stringify(one.change.items);
    groups.set(items, [...(groups.get(items) ?? []), one.change.table]);
  }
  return groups;
}

function place(path, form) {
  return form.querySelector(`[data-path="${CSS.escape(path)}"]`)?.dataset.label ?? plain(path);
}

// As the form itself names it, where it is one of a choice.
function chosen(path, value, form) {
  const options = form.querySelector(`select[data-path="${CSS.escape(path)}"]`)?.options ?? [];
  return [...options].find(one => one.value !== '' && one.value === value)?.textContent ?? words(value);
}

function words(value) {
  if (value === null || value === undefined) return 'none';
  if (value === true) return 'on offer';
  if (value === false) return 'not on offer';
  if (typeof value === 'number') return dollars(value);
  if (typeof value !== 'object') return plain(String(value));
  if ('min' in value) return `${dollars(value.min)} to ${dollars(value.max)} in steps of ${dollars(value.increment)}`;
  if ('lines' in value) return Object.entries(value.lines).map(([outcome, pays]) => `${plain(outcome)} ${pays}`).join(', ');
  return JSON.stringify(value);
}

function dollars(cents) {
  return (cents / 100).toLocaleString('en-US', {style: 'currency', currency: 'USD'});
}

function plain(id) {
  return id.replaceAll('-', ' ').replaceAll('.', ', ');
}

function heading(text) {
  return element('h3', text);
}

function paragraph(text) {
  return element('p', text);
}

function list(texts, name) {
  const all = element('ul');
  all.className = name;
  all.append(...texts.map(text => element('li', text)));
  return all;
}

function table(heads, rows) {
  const all = element('table');
  all.className = 'grid text';
  const head = all.createTHead().insertRow();
  head.append(...heads.map(text => element('th', text)));
  const body = all.createTBody();
  for (const row of rows) body.insertRow().append(...row.map(text => element('td', text)));
  return all;
}

function element(name, text) {
  const one = document.createElement(name);
  if (text) one.textContent = text;
  return one;
}
