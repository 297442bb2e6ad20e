// Keeps a page up to date. The server streams html; an element with an id is replaced when its data-version differs, and
// a data-list is matched child by child, so that what is open, focused or half typed stays as it is.

const MOST_ROWS = 200;

export function followLive(htmx) {
  const place = document.querySelector('[data-live]');
  if (!place) return;
  const late = new Map();
  let stream = null;

  const replace = (here, there) => {
    if (here.dataset.version === there.dataset.version) return;
    if (here.contains(document.activeElement) && here.querySelector('form')) {
      late.set(here.id, there);
      return;
    }
    const wasOpen = here.open;
    there.classList.add('fresh');
    here.replaceWith(there);
    htmx.process(there);
    if (wasOpen) there.open = true;
  };

  const matchList = (here, there) => {
    const wanted = [...there.children];
    const ids = new Set(wanted.map(row => row.id));
    const grows = here.dataset.list === 'grow';
    for (const row of [...here.children]) {
      const leaves = !ids.has(row.id) && (!grows || !row.matches('details'));
      if (leaves && !row.contains(document.activeElement)) row.remove();
    }
    let after = null;
    for (const row of wanted) {
      const known = document.getElementById(row.id);
      if (known) {
        replace(known, row);
      } else {
        row.classList.add('fresh');
        if (after) after.after(row); else here.prepend(row);
        htmx.process(row);
      }
      after = document.getElementById(row.id);
    }
    while (grows && here.children.length > MOST_ROWS && !here.lastElementChild.open) here.lastElementChild.remove();
  };

  const take = html => {
    const parsed = document.createElement('template');
    parsed.innerHTML = html;
    for (const there of [...parsed.content.children]) {
      const here = document.getElementById(there.id);
      if (!here) continue;
      if (there.hasAttribute('data-list')) matchList(here, there); else replace(here, there);
    }
  };

  const say = (state, words) => {
    for (const sign of document.querySelectorAll('[data-live-sign]')) {
      if (sign.textContent !== words) sign.textContent = words;
      sign.dataset.state = state;
    }
  };

  const connect = () => {
    if (stream) return;
    stream = new EventSource(place.dataset.live);
    stream.onopen = () => say('on', 'live');
    stream.onmessage = event => event.data && take(event.data);
    stream.onerror = () => {
      const over = stream.readyState === EventSource.CLOSED;
      say('off', over ? 'not live, reload the page' : 'reconnecting');
    };
  };

  const disconnect = () => {
    if (stream) stream.close();
    stream = null;
  };

  // A hidden page needs no stream, and a browser grants a site only six connections.
  document.addEventListener('visibilitychange', () => document.hidden ? disconnect() : connect());
  document.addEventListener('focusout', () => setTimeout(() => {
    for (const [id, there] of [...late]) {
      const here = document.getElementById(id);
      late.delete(id);
      if (here) replace(here, there);
    }
  }));
  connect();
}
