import type { Field } from '@sen/domain/catalogue/catalogue';
import { FieldInput } from '../../catalogue/FieldInput.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { Form } from '../../ui/kit/Form.tsx';
import '../../catalogue/catalogue.css';
import './promotions.css';

type Props = {
  fields: Readonly<Record<string, Field>>;
  names: readonly string[];
  /** The one that begins with the cursor. */
  first?: string;
};

/** Fields of a programme or voucher in the form around. */
export function PromotionFields({ fields, names, first }: Props) {
  const language = currentLanguage();
  return (
    <div className="field-grid">
      {names.map((name) => {
        const field = fields[name];
        if (!field) return null;
        const wide =
          field.kind === 'lines' || field.kind === 'refs' || (field.kind === 'text' && name !== first);
        return (
          <Form.Item
            key={name}
            name={name}
            label={field.label[language]}
            required={field.required ?? false}
            className={field.kind === 'lines' || (wide && field.kind === 'refs') ? 'promotion-wide' : ''}
            {...(field.kind === 'bool' ? { valuePropName: 'checked' } : {})}
          >
            <FieldInput field={field} />
          </Form.Item>
        );
      })}
    </div>
  );
}
