import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { whenUnlocked } from '../session/deskLock.ts';
import { authorisedFetch } from '../session/http.ts';
import { userMessage } from '../session/userMessage.ts';
import { useHotkeys } from './hotkeys.tsx';
import { Button } from './kit/Button.tsx';
import { Modal } from './kit/Dialog.tsx';
import { useNotices } from './kit/noticeStore.ts';
import { PrintActs } from './PrintActs.tsx';

export type PrintForm = { path: string; title: string };
type Printing = {
  /** Opens the preview of a printed form: its address under /api/print and its title. */
  preview: (path: string, title: string) => void;
  /** Opens the previews of forms one after the other: the next when one is closed. */
  previewAll: (forms: readonly PrintForm[]) => void;
  /** Sends a form to the printer at once, without a preview. */
  print: (path: string) => Promise<void>;
};
const Context = createContext<Printing | null>(null);

/** Gives the screens below a preview and a printer. */
export function PrintingProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { message } = useNotices();
  const [waiting, setWaiting] = useState<readonly PrintForm[]>([]);
  const [form = null] = waiting;
  const [url, setUrl] = useState<string | null>(null);
  /** Counts how often the form that is shown has changed. */
  const [round, setRound] = useState(0);
  const silent = useRef<HTMLIFrameElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that has changed is fetched anew
  useEffect(() => {
    if (!form) return;
    let made: string | null = null;
    let gone = false;
    pdfUrl(`${form.path}?xem=1`).then(
      (found) => {
        made = found;
        if (gone) URL.revokeObjectURL(found);
        else setUrl(found);
      },
      (error: unknown) => {
        message.error(userMessage(error));
        setWaiting((forms) => forms.slice(1));
      },
    );
    return () => {
      gone = true;
      setUrl(null);
      if (made) URL.revokeObjectURL(made);
    };
  }, [form, round, message]);

  const print = useCallback(
    async (path: string) => {
      try {
        const made = await pdfUrl(path);
        // the printer's dialogue would stand before whoever is at a covered screen
        await whenUnlocked();
        const target = silent.current;
        if (!target) return;
        target.onload = () => printFrame(target);
        target.src = made;
        setTimeout(() => URL.revokeObjectURL(made), 120_000);
      } catch (error) {
        message.error(userMessage(error));
      }
    },
    [message],
  );
  const printing = useMemo<Printing>(
    () => ({ preview: (path, title) => setWaiting([{ path, title }]), previewAll: setWaiting, print }),
    [print],
  );
  const close = () => setWaiting((forms) => forms.slice(1));
  // The paper is fetched anew: looking at a form makes no copy, printing it does, and the server says which copy it is.
  const printShown = () => form && void print(form.path);
  useHotkeys(form ? [{ keys: 'Ctrl+P', label: t('print'), run: printShown, inDialog: true }] : []);

  return (
    <Context value={printing}>
      {children}
      <Modal
        open={form !== null}
        title={waiting.length > 1 ? `${form?.title} (+${waiting.length - 1})` : form?.title}
        width="min(90%, 900px)"
        onCancel={close}
        footer={[
          <Button key="close" onClick={close}>
            {t('close')}
          </Button>,
          <Button key="print" type="primary" disabled={!url} onClick={printShown}>
            {t('print')} (Ctrl+P)
          </Button>,
        ]}
      >
        {url ? (
          <iframe className="print-frame" src={url} title={form?.title} />
        ) : (
          <span className="spinner print-wait" role="status" aria-label={t('loading')} />
        )}
        {form ? (
          <PrintActs key={form.path} path={form.path} onChanged={() => setRound((before) => before + 1)} />
        ) : null}
      </Modal>
      <iframe ref={silent} className="print-silent" title={t('print')} aria-hidden="true" tabIndex={-1} />
    </Context>
  );
}

/** The preview and the printer of the shell. */
export function usePrinting(): Printing {
  const printing = useContext(Context);
  if (!printing) throw new Error('usePrinting stands outside the shell');
  return printing;
}

/** The PDF of a route as an address of this page, which is given back with `URL.revokeObjectURL`. Errors: those of authorisedFetch. */
export async function pdfUrl(path: string): Promise<string> {
  const answer = await authorisedFetch(path);
  return URL.createObjectURL(await answer.blob());
}

/** Sends what a frame shows to the printer. */
export function printFrame(target: HTMLIFrameElement): void {
  // A browser that is driven by a program has no printer, and Chromium without a window breaks down when it is to print a PDF.
  if (navigator.webdriver) return;
  const before = document.activeElement;
  target.contentWindow?.focus();
  target.contentWindow?.print();
  // the keys go on where they stood, not in a frame that nobody sees
  if (before instanceof HTMLElement) before.focus();
}
