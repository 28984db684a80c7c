import { Suspense } from 'react';
import { useSession } from '../../../session/useSession.ts';
import type { SessionNoteProps } from '../../../ui/feature.ts';
import { Form } from '../../../ui/kit/Form.tsx';
import type { FormInstance } from '../../../ui/kit/formStore.ts';
import { useContributions } from '../../../ui/useContributions.ts';
import type { ExamValues } from '../examValues.ts';

type Props = Pick<SessionNoteProps, 'session' | 'save'> & { form: FormInstance<ExamValues> };

/** What features say about the main disease as it is chosen now. */
export function SessionNotes({ form, ...rest }: Props) {
  const { permissions } = useSession();
  const ICD_Id = Form.useWatch('ChanDoanICD_Id', form) ?? null;
  const notes = useContributions('sessionNotes').flat();
  return notes.map(({ permission, Note }, at) =>
    permissions.has(permission) ? (
      // the list of features never changes its order
      // biome-ignore lint/suspicious/noArrayIndexKey: notes have no names
      <Suspense key={at} fallback={null}>
        <Note {...rest} ICD_Id={ICD_Id} />
      </Suspense>
    ) : null,
  );
}
