/** Does a click on it do nothing? Then a finger may ask it what it is. */
export function isIdle(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest('a, button, input, label, select, summary') : null;
  return !button || button.ariaDisabled === 'true';
}
