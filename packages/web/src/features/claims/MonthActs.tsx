import type { ListTools } from '../../lists/listDef.ts';
import { useSession } from '../../session/useSession.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useDownload } from '../../ui/useDownload.ts';

/** The signed files of the month, as one. */
export function MonthActs({ found, variables, t }: ListTools<readonly unknown[]>) {
  const { permissions } = useSession();
  const download = useDownload();
  const thang = String(variables['thang'] ?? '');
  if (!permissions.has('HO_SO_BHYT_GUI') || !found || found.length === 0) return null;
  return (
    <Button
      icon={<DownloadIcon />}
      onClick={() => download(`/api/claims/month/${thang}.zip`, `ho-so-bhyt-${thang}.zip`)}
    >
      {t('month.download')}
    </Button>
  );
}
