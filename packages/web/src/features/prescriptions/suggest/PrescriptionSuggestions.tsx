import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveOwn } from '../../../catalogue/useRemoveOwn.ts';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { SuggestionDialog } from '../../../ui/suggestions/SuggestionDialog.tsx';
import type { Suggestion } from '../../../ui/suggestions/suggestions.ts';
import type { useUndo } from '../../../ui/useUndo.ts';
import type { DrugLine } from '../drugLine.ts';
import { GoiYKeDonDocument } from '../suggestions.main.gen.ts';
import type { PastToa } from '../usePastPrescriptions.ts';
import type { Prescription } from '../usePrescription.ts';
import { suggestedLine } from './judgement.ts';
import { type Source, sourcesOf } from './sources.ts';
import { useJudgedCourses } from './useJudgedCourses.ts';

type Props = {
  prescription: Prescription;
  ICD_Ids: readonly string[];
  /** What the patient was prescribed before, the newest first. */
  past: readonly PastToa[];
  /** The source that is shown first. */
  first: string | undefined;
  undo: ReturnType<typeof useUndo>;
  /** Told the lines that were added. */
  onAdded: (lines: readonly DrugLine[]) => void;
  /** Takes the advice of a sample. */
  onAdvice: (advice: string) => void;
  onClose: () => void;
};

/** Samples, earlier prescriptions and usual drugs, to be prescribed by ticks: each drug is judged as it would be written today. */
export default function PrescriptionSuggestions({ prescription, ICD_Ids, past, undo, ...props }: Props) {
  const { t } = useTranslation(['prescriptions', 'common']);
  const [shown, setShown] = useState<string | null>(null);
  const [takesAdvice, setTakesAdvice] = useState(true);
  const { data, loading, error, refetch } = useQuery(GoiYKeDonDocument, {
    variables: { ICD_Ids: [...ICD_Ids] },
    fetchPolicy: 'cache-and-network',
  });
  const removeOwn = useRemoveOwn('ToaThuocMau');
  const sources = data ? sourcesOf(data.goiYKeDon, past, t) : [];
  const source = sources.find((one) => one.key === shown);
  const judged = useJudgedCourses(prescription, source);
  const there = new Set(prescription.lines.map((line) => line.Duoc_Id));
  const suggestion = ({ courses, advice: _advice, gone = [], ...from }: Source): Suggestion => {
    const known = from.key === shown ? judged : null;
    const lost = courses.filter((_course, at) => known?.courses[at]?.line === null);
    const told = { there, answer: known?.answer ?? null, insured: prescription.insured };
    return {
      ...from,
      gone: [...gone, ...lost.map((course) => course.TenDuoc)],
      lines: courses.flatMap((course, at) =>
        known?.courses[at]?.line === null
          ? []
          : [suggestedLine(course, String(at), { ...told, judged: known?.courses[at] }, t)],
      ),
    };
  };
  const add = (keys: ReadonlySet<string>) => {
    const lines =
      judged?.courses.flatMap(({ line }, at) => (line && keys.has(String(at)) ? [line] : [])) ?? [];
    if (lines.length === 0) return;
    props.onClose();
    prescription.add(lines);
    undo(t('suggest.added', { count: lines.length }), () =>
      prescription.remove(lines.map((line) => line.key)),
    );
    props.onAdded(lines);
    if (source?.advice && takesAdvice) props.onAdvice(source.advice);
  };
  return (
    <SuggestionDialog
      title={t('suggest.title')}
      empty={t('suggest.empty')}
      suggestions={sources.map(suggestion)}
      first={props.first}
      loading={loading && !data}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
      onShow={setShown}
      judging={judged === null}
      more={(one) =>
        sources.find(({ key }) => key === one.key)?.advice ? (
          <Checkbox checked={takesAdvice} onChange={(event) => setTakesAdvice(event.target.checked)}>
            {t('suggest.takeAdvice')}
          </Checkbox>
        ) : null
      }
      onAdd={(_shown, keys) => add(keys)}
      onRemove={(one) =>
        void removeOwn({ _id: one.ownId ?? '', name: one.label }).then((gone) => {
          if (gone) void refetch();
        })
      }
      onClose={props.onClose}
    />
  );
}
