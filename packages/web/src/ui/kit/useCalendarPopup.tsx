import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Apart } from '../Apart.tsx';
import { CalendarIcon } from '../icons.tsx';
import { Button } from './Button.tsx';
import { Popup } from './Popup.tsx';

type Options = {
  disabled?: boolean | undefined;
  /** Everything that belongs to the field was left. */
  onLeave: () => void;
  /** What opens; `close` gives the focus back to the field. */
  content: (close: () => void) => ReactNode;
};

/** The keys of a calendar, which the screen around it does not hear. */
const own = /^(Enter| |Tab|Escape|Home|End|Page(Up|Down)|Arrow(Up|Down|Left|Right))$/;

/** The calendar of a field that days are typed into: opened by its button or by Alt + ↓. */
export function useCalendarPopup({ disabled, onLeave, content }: Options) {
  const { t } = useTranslation();
  const field = useRef<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    input.current?.focus();
  };
  const toggle = () => {
    if (open) return close();
    field.current = button.current?.closest<HTMLElement>('.input-box') ?? null;
    const inputs = [...(field.current?.querySelectorAll('input') ?? [])];
    input.current = inputs.find((one) => one === document.activeElement) ?? inputs[0] ?? null;
    setOpen(true);
  };
  const onPopupKey = (event: KeyboardEvent) => {
    if (!own.test(event.key)) return;
    event.stopPropagation();
    if (event.key === 'Tab') turnWithin(event, popup.current);
    if (event.key !== 'Escape') return;
    event.preventDefault(); // only the calendar closes, not the dialogue around it
    close();
  };
  return {
    button: (
      <>
        <Button
          ref={button}
          type="text"
          size="small"
          tabIndex={-1}
          disabled={disabled ?? false}
          icon={<CalendarIcon />}
          aria-label={t('openCalendar')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={toggle}
        />
        {open ? (
          <Popup
            anchor={field}
            width="least"
            whole
            className="calendar-popup"
            onAway={() => {
              setOpen(false);
              onLeave();
            }}
          >
            <div ref={popup} role="dialog" aria-label={t('calendar')} onKeyDown={onPopupKey}>
              <Apart wait={<div className="calendar-wait" />} missing={<p>{t('calendarMissing')}</p>}>
                {content(close)}
              </Apart>
            </div>
          </Popup>
        ) : null}
      </>
    ),
    /** What the field's inputs do beside their own. */
    ofInput: {
      'aria-keyshortcuts': 'Alt+ArrowDown',
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' || !event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        toggle();
      },
    },
    /** Whether the focus goes on within the field, into its calendar. */
    holds: ({ relatedTarget: to }: FocusEvent) =>
      [button, popup].some(({ current }) => to instanceof Node && current?.contains(to)),
    /** The field is typed into again. */
    shut: () => setOpen(false),
  };
}

/** Tab goes round within what is open, as in a dialogue. */
function turnWithin(event: KeyboardEvent, box: HTMLElement | null): void {
  const stops = [
    ...(box?.querySelectorAll<HTMLElement>('button:not(:disabled), select, [tabindex="0"]') ?? []),
  ].filter((one) => one.tabIndex >= 0);
  const end = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== end) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
