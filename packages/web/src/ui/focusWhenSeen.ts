import { focusIsFree } from './focusKeeper.ts';

/** How long a field may take to come into sight, in ms: its tab is shown, its part is fetched. */
const patience = 2000;

/** Gives the cursor to a field as soon as it can have it, unless somebody goes on elsewhere before. */
export function focusWhenSeen(find: () => HTMLElement | null): void {
  const until = Date.now() + patience;
  const before = document.activeElement;
  const attempt = () => {
    const now = document.activeElement;
    if (now !== before && !focusIsFree()) return;
    const field = controlOf(find());
    field?.focus();
    if (field !== null && document.activeElement === field) return;
    if (Date.now() < until) requestAnimationFrame(attempt);
  };
  attempt();
}

/** What can be typed or chosen in a field: itself, or the first control of a group. */
export function controlOf(field: HTMLElement | null): HTMLElement | null {
  const controls = 'input, textarea, select, button, [tabindex]';
  return field?.matches(controls) ? field : (field?.querySelector<HTMLElement>(controls) ?? field);
}
