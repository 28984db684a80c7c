import { type CSSProperties, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CrossIcon } from '../icons.tsx';
import { Button } from './Button.tsx';
import { FormDisabled } from './disabled.ts';
import { useHeldFocus } from './heldFocus.ts';
import './dialog.css';

export type OkProps = { danger?: boolean; disabled?: boolean; loading?: boolean };
export type DialogProps = {
  open: boolean;
  title: ReactNode;
  okText?: ReactNode;
  cancelText?: ReactNode;
  okButtonProps?: OkProps;
  /** It is being saved: nothing can be typed in it. */
  confirmLoading?: boolean;
  onOk?: () => void;
  /** The cross, Escape or the button; the grey around it where there is nothing to fill in. */
  onCancel: () => void;
  width?: number | string;
  /** Instead of the two buttons; null for none. */
  footer?: ReactNode;
  /** 'side': a sheet at the right edge. */
  place?: 'top' | 'side';
  className?: string;
  children?: ReactNode;
};

/** A dialogue over the screen: its content lives while it is open. */
export function Modal(props: DialogProps) {
  return props.open ? <Opened {...props} /> : null;
}

/** Where the focus was before each dialogue: the control, and what stood around it then, the nearest first. */
type Opener = { control: Element | null; around: readonly Element[] };
const openers = new WeakMap<Element, Opener>();
const focusable = 'button:not(:disabled), a[href], input:not(:disabled), [tabindex="0"]';

/** Where the focus goes when a dialogue closes: where it came from; else what opened that dialogue, or the nearest control that is left. */
function wayBack({ control, around }: Opener): Element | null {
  if (!control || control.isConnected) return control;
  const gone = control.closest('dialog');
  const before = gone && openers.get(gone);
  if (before) return wayBack(before);
  const left = around.find((one) => one.isConnected && one.querySelector(focusable));
  return left && left !== document.body ? left.querySelector(focusable) : null;
}

function ancestorsOf(node: Element | null): Element[] {
  return node?.parentElement ? [node.parentElement, ...ancestorsOf(node.parentElement)] : [];
}

function Opened(props: DialogProps) {
  const { t } = useTranslation();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { onCancel, okButtonProps = {}, confirmLoading = false, place = 'top' } = props;
  useLayoutEffect(() => {
    const node = dialog.current;
    const control = document.activeElement;
    const opener = { control, around: ancestorsOf(control) };
    if (node) openers.set(node, opener);
    node?.showModal();
    (node?.querySelector<HTMLElement>('[data-autofocus]') ?? node)?.focus();
    return () => {
      node?.close();
      const place = wayBack(opener);
      if (place instanceof HTMLElement) place.focus();
    };
  }, []);
  useHeldFocus(dialog, confirmLoading);
  const cancel = useRef(onCancel);
  useEffect(() => {
    cancel.current = onCancel;
  });
  const style: CSSProperties = props.width === undefined ? {} : { width: props.width };
  // out of the form it may stand in
  return createPortal(
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={`dialog ${place} ${props.className ?? ''}`}
      style={style}
      aria-labelledby={title}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onCancel();
      }}
      onMouseDown={(event) => {
        // a slip beside a dialogue that is filled in must not empty it
        const filled = event.currentTarget.querySelector('input, textarea') !== null;
        if (event.target === event.currentTarget && !filled) onCancel();
      }}
    >
      {/* a form that is only read does not still its dialogues */}
      <FormDisabled value={false}>
        <div className="dialog-inside">
          <h2 id={title} className="dialog-title">
            {props.title}
          </h2>
          <div className="dialog-body">
            <FormDisabled value={confirmLoading}>{props.children}</FormDisabled>
          </div>
          {props.footer === null ? null : (
            <footer className="dialog-foot">
              {props.footer ?? (
                <>
                  <Button onClick={onCancel}>{props.cancelText ?? t('cancel')}</Button>
                  <Button
                    type="primary"
                    {...okButtonProps}
                    loading={okButtonProps.loading ?? confirmLoading}
                    onClick={() => props.onOk?.()}
                  >
                    {props.okText ?? t('ok')}
                  </Button>
                </>
              )}
            </footer>
          )}
          <button type="button" className="dialog-cross" aria-label={t('close')} onClick={onCancel}>
            <CrossIcon />
          </button>
        </div>
      </FormDisabled>
    </dialog>,
    document.body,
  );
}
