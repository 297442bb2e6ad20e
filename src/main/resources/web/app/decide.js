// Sends a decision with its reason to the API as JSON and says what became of it beside the button.

export function decideByJson(htmx) {
  htmx.defineExtension('json', {
    onEvent(name, event) {
      if (name === 'htmx:configRequest') event.detail.headers['Content-Type'] = 'application/json';
      return true;
    },
    encodeParameters(request, parameters, form) {
      request.overrideMimeType('application/json');
      const value = (name, text) => form.elements?.namedItem(name)?.type === 'number' ? Number(text) : text;
      return JSON.stringify(Object.fromEntries([...parameters.entries()].map(([name, text]) => [name, value(name, text)])));
    },
  });

  document.addEventListener('htmx:beforeRequest', event => {
    const form = event.detail.elt.closest('form.decide');
    if (form) form.querySelector('output').textContent = 'Sending';
  });

  document.addEventListener('htmx:afterRequest', event => {
    const form = event.detail.elt.closest('form.decide');
    // The login has ended: the page asks for it again.
    if (event.detail.xhr.status === 499) window.location.reload();
    if (!form) return;
    const output = form.querySelector('output');
    output.className = event.detail.successful ? 'done' : 'failed';
    output.textContent = event.detail.successful ? form.dataset.done ?? 'Sent. The table follows in a moment.' : reason(event.detail.xhr);
    if (event.detail.successful) form.querySelectorAll('button, input').forEach(one => { one.disabled = true; });
  });
}

function reason(answer) {
  try {
    return JSON.parse(answer.responseText).detail;
  } catch {
    return answer.status === 0 ? 'No answer; nothing was sent.' : `Refused (${answer.status}).`;
  }
}
