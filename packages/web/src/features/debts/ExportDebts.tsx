import { useTranslation } from 'react-i18next';
import type { ListTools } from '../../lists/listDef.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Dropdown } from '../../ui/kit/Dropdown.tsx';
import { useDownload } from '../../ui/useDownload.ts';

/** What debtors owe as a file, chosen as the list is; the server logs the export. */
export function ExportDebts({ variables }: Pick<ListTools<unknown>, 'variables'>) {
  const { t } = useTranslation('debts');
  const download = useDownload();
  const { page: _page, limit: _limit, ...asked } = variables;
  const chosen = Object.entries(asked).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  const query = new URLSearchParams(chosen).toString();
  const { startDate, endDate } = Object.fromEntries(chosen);
  return (
    <Dropdown
      menu={{
        items: (['xlsx', 'csv'] as const).map((kind) => ({ key: kind, label: t(`export.${kind}`) })),
        onClick: ({ key }) =>
          download(`/api/debts/export.${key}?${query}`, `cong-no-${startDate}-${endDate}.${key}`),
      }}
    >
      <Button icon={<DownloadIcon />}>{t('export.title')}</Button>
    </Dropdown>
  );
}
