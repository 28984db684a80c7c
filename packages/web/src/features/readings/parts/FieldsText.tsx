import { fieldFlag, fieldGroups } from '@sen/domain/readings/fields';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import type { ReportFieldFragment } from '../readingOfVisit.main.gen.ts';
import { nameOf, rangeText, valueText } from './fieldWords.ts';

export type EarlierFields = {
  NgayYeuCau: string;
  truongs: readonly Pick<ReportFieldFragment, 'Ma' | 'Kieu' | 'GiaTri'>[];
};

type Props = {
  /** The service. */
  name: string;
  fields: readonly ReportFieldFragment[];
  /** What the same service said before. */
  before?: EarlierFields | null;
};

/** The fields of a report that say something, by their groups: value, normal range, and what was there before. */
export function FieldsText({ name, fields, before = null }: Props) {
  const { t } = useTranslation('readings');
  const told = fields.filter(({ GiaTri }) => GiaTri);
  if (told.length === 0) return null;
  const hasRange = told.some((field) => rangeText(field));
  const columns = 2 + (hasRange ? 1 : 0) + (before ? 1 : 0);
  return (
    <table className="reading-fields-text">
      <caption className="visually-hidden">{t('fieldsOf', { name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('measure')}</th>
          <th scope="col">{t('value')}</th>
          {hasRange ? <th scope="col">{t('normal')}</th> : null}
          {before ? <th scope="col">{t('lastTime', { day: formatDate(before.NgayYeuCau) })}</th> : null}
        </tr>
      </thead>
      <tbody>
        {fieldGroups(told).map(({ Nhom, fields: ofGroup }) => (
          <Fragment key={Nhom ?? ''}>
            {Nhom ? (
              <tr className="reading-fields-group">
                <th scope="rowgroup" colSpan={columns}>
                  {Nhom}
                </th>
              </tr>
            ) : null}
            {ofGroup.map((field) => (
              <tr key={field.Ma}>
                <th scope="row">{nameOf(field)}</th>
                <td className="reading-fields-value">
                  <ResultFlag flag={fieldFlag(field)}>
                    {valueText(field)} {field.DonVi}
                  </ResultFlag>
                </td>
                {hasRange ? <td className="soft">{rangeText(field)}</td> : null}
                {before ? <td className="soft">{earlierText(before, field.Ma)}</td> : null}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** What a field said before, without its unit; empty where it said nothing. */
export function earlierText({ truongs }: EarlierFields, code: string): string {
  const field = truongs.find(({ Ma }) => Ma === code);
  return field ? valueText(field) : '';
}
