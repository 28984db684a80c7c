import { useTranslation } from 'react-i18next';
import type { ListTools } from '../../lists/listDef.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Dropdown } from '../../ui/kit/Dropdown.tsx';
import { useDownload } from '../../ui/useDownload.ts';

type Props = Pick<ListTools<unknown>, 'variables'>;

/** What debtors owe as a file. */
export const ExportDebts = ({ variables }: Props) => (
  <ExportList variables={variables} url="export" file="cong-no" />
);

/** What was ordered and is not paid as a file. */
export const ExportUnpaid = ({ variables }: Props) => (
  <ExportList variables={variables} url="unpaid" file="chi-dinh-chua-thu" />
);

/** A list as a file, chosen as the list is; the server logs the export. */
function ExportList({ variables, url, file }: Props & { url: string; file: string }) {
  const { t } = useTranslation('debts');
  const download = useDownload();
  const { page: _page, limit: _limit, ...asked } = variables;
  const chosen = Object.entries(asked).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'boolean' ? [[name, String(value)]] : [],
  );
  const query = new URLSearchParams(chosen).toString();
  const { startDate, endDate } = Object.fromEntries(chosen);
  return (
    <Dropdown
      menu={{
        items: (['xlsx', 'csv'] as const).map((kind) => ({ key: kind, label: t(`export.${kind}`) })),
        onClick: ({ key }) =>
          download(`/api/debts/${url}.${key}?${query}`, `${file}-${startDate}-${endDate}.${key}`),
      }}
    >
      <Button icon={<DownloadIcon />}>{t('export.title')}</Button>
    </Dropdown>
  );
}
