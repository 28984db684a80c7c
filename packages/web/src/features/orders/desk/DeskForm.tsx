import type { Issue } from '@sen/domain/catalogue/validate';
import type { ComponentProps, ReactNode } from 'react';
import { ConflictDialog } from '../../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import type { FormInstance } from '../../../ui/kit/formStore.ts';

type Props<V extends object> = {
  state: {
    form: FormInstance<V>;
    editable: boolean;
    restoredAt: number | null;
    discard: () => void;
    conflict: ComponentProps<typeof ConflictDialog>;
  };
  issues: readonly Issue[];
  /** The label of what an issue is about, by its path. */
  labelOf: (path: string) => string;
  /** Shows the place of an issue before the cursor goes there. */
  onJump?: (path: string) => void;
  children: ReactNode;
};

/** The content of a slip as a form: a restored draft, what is wrong, the content, both versions after a conflict. */
export function DeskForm<V extends object>({ state, issues, labelOf, onJump, children }: Props<V>) {
  return (
    <>
      {state.editable && state.restoredAt ? (
        <DraftNotice savedAt={state.restoredAt} onDiscard={state.discard} />
      ) : null}
      <Form form={state.form} component={false}>
        <FormErrors form={state.form} issues={issues} labelOf={labelOf} {...(onJump ? { onJump } : {})} />
        {children}
      </Form>
      <ConflictDialog {...state.conflict} />
    </>
  );
}
