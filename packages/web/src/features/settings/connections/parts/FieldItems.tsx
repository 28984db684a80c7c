import type { Field } from '@sen/domain/catalogue/catalogue';
import { FieldInput } from '../../../../catalogue/FieldInput.tsx';
import { currentLanguage } from '../../../../session/i18n.ts';
import { Form } from '../../../../ui/kit/Form.tsx';

/** Fields of a connection's form, by their definition. */
export function FieldItems({ fields }: { fields: Readonly<Record<string, Field>> }) {
  const language = currentLanguage();
  return Object.entries(fields).map(([path, field]) => (
    <Form.Item
      key={path}
      name={path}
      label={field.label[language]}
      required={field.required ?? false}
      {...(field.kind === 'bool' ? { valuePropName: 'checked' } : {})}
    >
      <FieldInput field={field} />
    </Form.Item>
  ));
}
