import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { usePreference } from '../../ui/preferences.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { conflictLines, type FormDetail } from './formText.ts';
import { PreviewPane } from './parts/PreviewPane.tsx';
import { ReleaseDialog } from './parts/ReleaseDialog.tsx';
import type { EditorHandle } from './parts/TemplateEditor.tsx';
import { isPart, type Part, VersionTask } from './parts/VersionTask.tsx';
import type { FormVersionFragment, NgonNguIn } from './printing.print.gen.ts';
import { usePreview } from './usePreview.ts';
import { useVersion } from './useVersion.ts';

type Parts = { task: ReactNode; preview: ReactNode; actions: ReactNode };
type Props = {
  form: FormDetail;
  /** Null is the shipped form. */
  version: FormVersionFragment | null;
  refetch: () => Promise<unknown>;
  onCopy: () => Promise<void>;
  /** Puts the parts where the screen wants them; `showTask` brings the editor to the front on a phone. */
  layout: (parts: Parts) => ReactNode;
  showTask: () => void;
};

/** One version of a form: its template and labels, how they print, and what can be done with it. */
export function VersionEditor({ form, version, refetch, onCopy, layout, showTask }: Props) {
  const { t } = useTranslation('printing');
  const { message, modal } = useNotices();
  const state = useVersion(form, version, refetch);
  const [language, setLanguage] = useState<NgonNguIn>(currentLanguage());
  const preview = usePreview(form, state.text, language);
  const [part, setPart] = usePreference<Part>('printing.part', 'layout', isPart);
  const [releasing, setReleasing] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const number = version?.soPhienBan ?? 0;
  const name = number === 0 ? t('shipped') : t('version', { number });

  const act = async (run: () => Promise<unknown>, done: string) => {
    try {
      if ((await run()) !== null) message.success(done);
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  const { run: copy, busy: copying } = useOneAtATime(() => act(onCopy, t('copied')));
  const save = () => act(() => state.save(), t('saved'));
  const withdraw = () =>
    modal.confirm({
      title: t(state.isDraft ? 'discardTitle' : 'withdrawTitle', { name }),
      content: t(state.isDraft ? 'discardText' : 'withdrawText'),
      okText: t(state.isDraft ? 'discard' : 'withdraw'),
      okButtonProps: { danger: true },
      cancelText: t('back'),
      onOk: () => act(state.withdraw, t(state.isDraft ? 'discarded' : 'withdrawn')),
    });
  const jump = (line: number, column: number) => {
    setPart('template');
    showTask();
    // the editor may come into sight with this click
    setTimeout(() => editor.current?.goTo(line, column));
  };
  useHotkeys([
    { keys: 'Ctrl+S', label: t('save'), run: () => void save(), disabled: !state.dirty || state.busy },
  ]);

  const task = (
    <VersionTask form={form} state={state} preview={preview} editor={editor} part={part} onPart={setPart} />
  );
  const actions = (
    <>
      {state.isDraft ? (
        <Button type="primary" disabled={!state.dirty} loading={state.busy} onClick={() => void save()}>
          {t('save')} <kbd>Ctrl S</kbd>
        </Button>
      ) : null}
      {state.may('phatHanh') ? (
        <Button disabled={preview.faults.length > 0 || state.busy} onClick={() => setReleasing(true)}>
          {t('releaseFrom')}
        </Button>
      ) : null}
      {state.isDraft ? null : (
        <Button type="primary" loading={copying} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      )}
      {state.may('huy') ? (
        <Button danger disabled={state.busy} onClick={withdraw}>
          {t(state.isDraft ? 'discard' : 'withdraw')}
        </Button>
      ) : null}
    </>
  );
  return (
    <>
      {layout({
        task,
        actions,
        preview: (
          <PreviewPane
            preview={preview}
            name={`${form.MaMauIn}-${number}-${language}.pdf`}
            language={language}
            onLanguage={setLanguage}
            onJump={jump}
          />
        ),
      })}
      {releasing ? (
        <ReleaseDialog
          title={t('releaseTitle', { name })}
          onRelease={state.release}
          onDone={() => {
            setReleasing(false);
            message.success(t('released'));
          }}
          onClose={() => setReleasing(false)}
        />
      ) : null}
      <ConflictDialog
        open={state.conflict}
        lines={conflictLines(state.text, state.theirs).map((line) => ({ ...line, label: t(line.path) }))}
        onKeepMine={() => void act(state.keepMine, t('saved'))}
        onTakeTheirs={state.takeTheirs}
        onClose={state.closeConflict}
      />
    </>
  );
}
