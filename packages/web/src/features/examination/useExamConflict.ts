import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../ui/dateText.ts';
import type { FormInstance } from '../../ui/kit/formStore.ts';
import { type ConflictField, conflictFields, mergedValues } from './examConflict.ts';
import { MoPhienKhamDocument, type PhienKhamFragment } from './examination.main.gen.ts';
import { type ExamValues, examFields, valuesOf } from './examValues.ts';
import { refTexts } from './refTexts.ts';

/** What was refused because somebody else saved first, to be done again. */
export type RefusedAct = 'save' | 'end';
type Conflict = { theirs: PhienKhamFragment; fields: ConflictField[]; act: RefusedAct };

type Acts = {
  form: FormInstance<ExamValues>;
  /** The form now shows values that stand on this session; `differs` when they are to be saved. */
  onResolved: (theirs: PhienKhamFragment, act: RefusedAct, differs: boolean) => void;
};

/** Both versions of a session that somebody else saved first. Nothing that was typed is lost before the choice. */
export function useExamConflict({ form, onResolved }: Acts) {
  const { t } = useTranslation('examination');
  const client = useApolloClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** Reads what the server has and shows what differs; without a difference the act is simply done again. */
  const open = async (session: PhienKhamFragment, act: RefusedAct) => {
    const variables = { id: session._id };
    const answer = await client.query({
      query: MoPhienKhamDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    const theirs = answer.data?.khamBenh;
    if (!theirs) return;
    const mine = { ...valuesOf(session), ...form.getFieldsValue(true) };
    const codes = [...mine.ChanDoanPhuICD_Ids, ...(mine.ChanDoanICD_Id ? [mine.ChanDoanICD_Id] : [])];
    const ends = mine.HuongGiaiQuyet_Id ? [mine.HuongGiaiQuyet_Id] : [];
    const [diseases, resolutions] = await Promise.all([
      refTexts(client, 'ICD', codes, [theirs.ChanDoanICD, ...theirs.ChanDoanPhuICDs]),
      refTexts(client, 'HuongGiaiQuyet', ends, [theirs.HuongGiaiQuyet]),
    ]);
    const fields = conflictFields(valuesOf(session), mine, valuesOf(theirs), {
      refs: new Map([...diseases, ...resolutions]),
      yes: t('yes', { ns: 'common' }),
      no: t('no', { ns: 'common' }),
      day: formatDate,
    });
    if (fields.length === 0) onResolved(theirs, act, false);
    else setConflict({ theirs, fields, act });
  };

  /** Goes on with one's own values but for the fields `taken` from theirs. */
  const resolve = (taken: ReadonlySet<string>) => {
    if (!conflict) return;
    const { theirs, fields, act } = conflict;
    setConflict(null);
    const others = valuesOf(theirs);
    form.setFieldsValue(mergedValues({ ...others, ...form.getFieldsValue(true) }, others, taken));
    onResolved(
      theirs,
      act,
      fields.some((one) => !taken.has(one.path)),
    );
  };
  return {
    fields: conflict?.fields ?? [],
    isOpen: conflict !== null,
    open,
    keepMine: () => resolve(new Set()),
    takeTheirs: () => resolve(new Set(examFields)),
    keepChosen: resolve,
    close: () => setConflict(null),
  };
}
