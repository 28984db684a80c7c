import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import type { FormDetail } from '../formText.ts';
import type { Preview } from '../usePreview.ts';
import type { VersionState } from '../useVersion.ts';
import { LabelTable } from './LabelTable.tsx';
import { LayoutForm } from './LayoutForm.tsx';
import { type EditorHandle, TemplateEditor } from './TemplateEditor.tsx';

const parts = ['layout', 'template', 'labels'] as const;
export type Part = (typeof parts)[number];
export const isPart = (value: unknown): value is Part => parts.some((one) => one === value);

type Props = {
  form: FormDetail;
  state: VersionState;
  preview: Preview;
  editor: Ref<EditorHandle>;
  part: Part;
  onPart: (part: Part) => void;
};

/** What is edited of a version: the template or the labels, and a note. */
export function VersionTask({ form, state, preview, editor, part, onPart }: Props) {
  const { t } = useTranslation('printing');
  const faulty = new Set(
    preview.faults.flatMap(({ file, line }) => (file === 'main.typ' && line !== null ? [line] : [])),
  );
  const others = state.issues.filter((issue) => !/^(?:labels\.\d|layout\.)/.test(issue.path));
  const inLabels = state.issues.filter((issue) => /^labels\.\d/.test(issue.path)).length;
  return (
    <div className="form-task">
      {state.restoredAt === null ? null : <DraftNotice savedAt={state.restoredAt} onDiscard={state.forget} />}
      {others.length > 0 ? (
        <Alert
          type="error"
          role="alert"
          title={others.map((issue) => issueText(issue, currentLanguage())).join('; ')}
        />
      ) : null}
      <div className="form-part">
        <Segmented
          aria-label={t('edit')}
          value={part}
          onChange={onPart}
          options={[
            { value: 'layout', label: t('layout') },
            { value: 'template', label: t('template') },
            {
              value: 'labels',
              label: inLabels > 0 ? t('labelsFaulty', { count: inLabels }) : t('labels'),
            },
          ]}
        />
        {state.isDraft ? (
          <Input
            className="form-note"
            maxLength={500}
            value={state.text.GhiChu}
            placeholder={t('note')}
            aria-label={t('note')}
            onChange={(event) => state.change({ GhiChu: event.target.value })}
          />
        ) : (
          <span className="soft">{t('readOnly')}</span>
        )}
      </div>
      <div className="form-editing" hidden={part !== 'layout'}>
        <LayoutForm form={form} state={state} />
      </div>
      <div className="form-editing" hidden={part !== 'template'}>
        <TemplateEditor
          ref={editor}
          label={t('template')}
          value={state.text.template}
          readOnly={!state.isDraft}
          faulty={faulty}
          onChange={(template) => state.change({ template })}
        />
      </div>
      <div className="form-editing" hidden={part !== 'labels'}>
        <LabelTable
          labels={state.text.labels}
          shipped={form.labelsGoc}
          issues={state.issues}
          readOnly={!state.isDraft}
          onChange={(labels) => state.change({ labels })}
        />
      </div>
    </div>
  );
}
