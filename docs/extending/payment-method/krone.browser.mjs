// @ts-check

/**
 * Krone in the browser: a button that has the amount approved. The service's own script would be loaded here.
 * @type {import('@ironcart/react-ui').Wallet}
 */
const krone = {
  kind: 'button',
  draw: async (element, { amount, currency, onApproved, onFailed }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Approve with Krone';
    const approve = async () => {
      try {
        const answer = await fetch('/provider/krone/approvals', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ amount, currency }),
        });
        const { approval } = await answer.json();
        onApproved({ token: approval, authorizedAmount: amount });
      } catch {
        onFailed();
      }
    };
    button.addEventListener('click', () => void approve());
    element.append(button);
    return () => button.remove();
  },
};

export default krone;
