// Verifies the audit chains for a person who waits: the server says how far it is, and at last what it found.

export function verifyChains() {
  const form = document.querySelector('form[data-verify]');
  if (!form) return;
  const place = document.getElementById('verified');
  const button = form.querySelector('button');
  let stream = null;

  const end = () => {
    stream.close();
    stream = null;
    button.disabled = false;
  };

  form.addEventListener('submit', event => {
    event.preventDefault();
    if (stream) return;
    button.disabled = true;
    place.innerHTML = '<p class="waiting">Verifying</p>';
    stream = new EventSource(`${form.dataset.verify}?${new URLSearchParams(new FormData(form))}`);
    stream.onmessage = event => {
      place.innerHTML = event.data;
      if (place.querySelector('[data-over]')) end();
    };
    stream.onerror = () => {
      place.innerHTML = '<p class="broken">The connection was lost, and nothing is proven. Please verify again.</p>';
      end();
    };
  });
}
