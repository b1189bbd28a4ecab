/** Returns whether a click does nothing, so that a tap may show what the thing is. */
export function isIdle(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest('a, button, input, label, select, summary') : null;
  return !button || button.ariaDisabled === 'true';
}
