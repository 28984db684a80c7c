import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import './deskLock.css';

const keyEvents = ['keydown', 'keyup', 'keypress', 'beforeinput', 'copy', 'cut', 'paste'] as const;

/** Covers the whole page while it is drawn. What is beneath lives on, unseen and out of reach, also what opens itself meanwhile. */
export function DeskCover({ label, children }: { label: string; children: ReactNode }) {
  const cover = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const node = cover.current;
    if (!node) return;
    const page = document.documentElement;
    const before = document.activeElement;
    const beneath = document.getElementById('root');
    page.dataset['locked'] = 'true';
    if (beneath) beneath.inert = true;
    const raise = () => {
      if (node.open) node.close();
      node.showModal();
      node.querySelector('input')?.focus();
    };
    // a dialogue that opens later would lie over the cover, which could not be typed in then
    const others = new MutationObserver((changes) => {
      if (changes.some(({ target, addedNodes }) => [target, ...addedNodes].some((one) => opens(one, node))))
        raise();
    });
    raise();
    for (const type of keyEvents) window.addEventListener(type, keepToCover, true);
    others.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => {
      others.disconnect();
      for (const type of keyEvents) window.removeEventListener(type, keepToCover, true);
      delete page.dataset['locked'];
      if (beneath) beneath.inert = false;
      node.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return createPortal(
    <dialog
      ref={cover}
      className="desk-cover"
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      // a phone closes a dialogue by its back key whatever that says
      onClose={({ currentTarget }) => {
        if (!currentTarget.open && currentTarget.isConnected) currentTarget.showModal();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}

function opens(one: Node, cover: Element): boolean {
  return one !== cover && one instanceof HTMLDialogElement && one.open;
}

/** No key reaches what listens beneath; the fields of the cover live by what the browser does with a key. */
function keepToCover(event: Event): void {
  event.stopImmediatePropagation();
  if (event instanceof KeyboardEvent && event.key === 'Escape') event.preventDefault();
}
