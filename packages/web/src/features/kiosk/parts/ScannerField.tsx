import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A field that nobody sees has the cursor while nothing else has: the accented letters of a card come without keys, and a browser tells
 * them only where a cursor stands. It asks for no keyboard of the screen and keeps nothing.
 */
export function ScannerField() {
  const { t } = useTranslation('kiosk');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const take = () => {
      const free = document.activeElement === null || document.activeElement === document.body;
      if (free) field.current?.focus({ preventScroll: true });
    };
    // a button keeps the cursor after a finger has left it, and goes with its step
    const released = () => {
      if (document.activeElement instanceof HTMLButtonElement && !document.querySelector('dialog[open]'))
        field.current?.focus({ preventScroll: true });
      else take();
    };
    take();
    const timer = setInterval(take, 100);
    window.addEventListener('click', released);
    return () => {
      clearInterval(timer);
      window.removeEventListener('click', released);
    };
  }, []);
  return (
    <input
      ref={field}
      className="visually-hidden"
      aria-label={t('scanner')}
      tabIndex={-1}
      inputMode="none"
      autoComplete="off"
      onInput={({ currentTarget }) => {
        currentTarget.value = '';
      }}
    />
  );
}
