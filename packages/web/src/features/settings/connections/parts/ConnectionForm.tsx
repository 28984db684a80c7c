import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../session/i18n.ts';
import { ConflictDialog } from '../../../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../../../ui/DraftNotice.tsx';
import { FormErrors } from '../../../../ui/FormErrors.tsx';
import { Form } from '../../../../ui/kit/Form.tsx';
import type { useConnectionForm } from '../useConnectionForm.ts';

type Props<V extends { MatKhau?: string | null }, T extends { version: number }> = {
  state: ReturnType<typeof useConnectionForm<V, T>>;
  children: ReactNode;
};

/** The frame of a connection's form: the draft that was found, what is wrong, the fields, and whoever saved first. */
export function ConnectionForm<V extends { MatKhau?: string | null }, T extends { version: number }>({
  state,
  children,
}: Props<V, T>) {
  const { t } = useTranslation('connections');
  const language = currentLanguage();
  const { form, draft, issues, fields } = state;
  return (
    <>
      {draft.found ? <DraftNotice savedAt={draft.found.savedAt} onDiscard={state.discard} /> : null}
      <FormErrors
        form={form}
        issues={issues.list}
        labelOf={(path) =>
          fields[path]?.label[language] ?? t(path === 'MatKhauPhatHanh' ? 'issuerPassword' : 'password')
        }
      />
      <Form<V>
        form={form}
        layout="vertical"
        initialValues={state.start}
        onValuesChange={(_changed, all) => state.keep(all)}
        onFinish={state.save}
      >
        {children}
      </Form>
      <ConflictDialog {...state.conflict} />
    </>
  );
}
