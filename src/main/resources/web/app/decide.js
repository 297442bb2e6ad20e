// Sends a decision with its reason to the API as JSON and says what became of it beside the button.

export function decideByJson(htmx) {
  htmx.defineExtension('json', {
    onEvent(name, event) {
      if (name === 'htmx:configRequest') event.detail.headers['Content-Type'] = 'application/json';
      return true;
    },
    encodeParameters(request, parameters, form) {
      request.overrideMimeType('application/json');
      return JSON.stringify(body([...parameters.entries()], name => form.elements?.namedItem(name)));
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
    if (event.detail.successful) form.querySelectorAll('button, input, select').forEach(one => { one.disabled = true; });
    if (event.detail.successful && form.dataset.then) goOn(form.dataset.then, event.detail.xhr);
  });
}

// Chips are counted by denomination, chips.500 being those of $5; an amount in dollars leaves as whole cents.
function body(fields, input) {
  const all = {};
  for (const [name, text] of fields) {
    const [of, denomination] = name.split('.');
    if (denomination) {
      all[of] = {...all[of], ...(text === '' ? {} : {[denomination]: Number(text)})};
    } else if (input(name)?.dataset?.unit === 'dollars') {
      all[name] = cents(text);
    } else {
      all[name] = input(name)?.type === 'number' ? Number(text) : text;
    }
  }
  return all;
}

// "1,250.50" is 125050. What does not read so is sent as it is, and refused by name.
function cents(text) {
  const amount = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/.exec(text.trim());
  return amount ? Number(amount[1].replaceAll(',', '') + (amount[2] ?? '00')) : text;
}

// Where the page goes once the answer is there; :number is that of the slip it speaks of.
function goOn(then, answer) {
  window.location.assign(then.replace(':number', JSON.parse(answer.responseText).number));
}

function reason(answer) {
  try {
    return JSON.parse(answer.responseText).detail;
  } catch {
    return answer.status === 0 ? 'No answer; nothing was sent.' : `Refused (${answer.status}).`;
  }
}
