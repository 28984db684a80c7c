import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/kit/Form.tsx';
import { Money } from '../../../ui/Money.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { packageSum } from './packageSum.ts';

/** What the services of the package in the form cost one by one, and what the package saves. */
export function PackageTotal() {
  const { t } = useTranslation('services');
  const form = Form.useFormInstance();
  const lines = Form.useWatch('ChiTiets', form);
  const price = Form.useWatch('GiaGoi', form);
  if (!Array.isArray(lines) || lines.length === 0) return null;
  const { sum, unpriced, difference, percent } = packageSum(lines, price);
  return (
    <>
      <dl className="entry-figures">
        <div>
          <dt>{t('package.sum')}</dt>
          <dd>
            <Money value={sum} strong />
          </dd>
        </div>
        {difference === null ? null : (
          <div>
            <dt>{t('package.difference')}</dt>
            <dd>
              <Money value={difference} strong /> {percent === null ? null : `(${showDecimal(percent)}%)`}
            </dd>
          </div>
        )}
      </dl>
      {unpriced > 0 ? <p className="soft">{t('package.unpriced', { count: unpriced })}</p> : null}
    </>
  );
}
