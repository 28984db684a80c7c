import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { Money } from '../../../ui/Money.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { type HeadValues, percentOf, steps } from '../head.ts';
import type { PriceList } from '../lists.ts';
import { PriceCopyPreviewDocument } from '../pricing.main.gen.ts';
import { Percent } from './Percent.tsx';

/** By how much a copy changes prices, and what some of them become: worked out by the server as the copy will be. */
export function CopyFields({ list }: { list: PriceList }) {
  const { t } = useTranslation('pricing');
  const form = Form.useFormInstance();
  const [keyWord, setKeyWord] = useState('');
  // the fields below, as the form's own values
  const values = {
    phanTram: Form.useWatch('phanTram', form) as HeadValues['phanTram'],
    lamTron: Form.useWatch('lamTron', form) as HeadValues['lamTron'] | undefined,
  };
  const phanTram = percentOf(values);
  const variables = useDeferredValue({
    id: list._id,
    phanTram: phanTram ?? '0',
    lamTron: values.lamTron ?? 1,
    keyWord,
  });
  const { data, previousData } = useQuery(PriceCopyPreviewDocument, {
    variables,
    skip: phanTram === null,
    fetchPolicy: 'network-only',
  });
  const rows = phanTram === null ? [] : ((data ?? previousData)?.xemTruocSaoChepBangGia ?? []);
  return (
    <>
      <div className="price-form-line">
        <Form.Item name="phanTram" label={t('field.phanTram')} required>
          <DecimalInput suffix="%" />
        </Form.Item>
        <Form.Item name="lamTron" label={t('field.lamTron')}>
          <Select
            options={steps.map((value) => ({ value, label: t('step', { step: showDecimal(value) }) }))}
          />
        </Form.Item>
      </div>
      <section className="price-preview" aria-label={t('preview')}>
        <header>
          <h3>{t('preview')}</h3>
          <Input
            type="search"
            prefix={<SearchIcon />}
            value={keyWord}
            placeholder={t('findItem')}
            aria-label={t('findItem')}
            onChange={(event) => setKeyWord(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </header>
        {rows.length === 0 ? (
          <p className="soft">{t(phanTram === null ? 'percentNeeded' : 'noneFound')}</p>
        ) : (
          <table className="plain-table price-beside">
            <thead>
              <tr>
                <th scope="col">{t('code')}</th>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('now')}</th>
                <th scope="col">{t('becomes')}</th>
                <th scope="col">{t('percent')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.Muc_Id}>
                  <td>{row.Ma}</td>
                  <td>{row.Ten}</td>
                  <td>
                    <Money value={row.giaTruoc} />
                  </td>
                  <td>
                    <Money value={row.giaSau} strong />
                  </td>
                  <td>
                    <Percent before={row.giaTruoc} after={row.giaSau} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  );
}
