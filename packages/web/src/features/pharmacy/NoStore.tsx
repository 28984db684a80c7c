import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { narrowPath } from '../../session/routeTable.ts';
import { useSession } from '../../session/useSession.ts';
import { EmptyState } from '../../ui/states.tsx';
import { StoresHereDocument } from './drug.pharmacy.gen.ts';

const accounts = '/quan-tri-he-thong/tai-khoan';

/** Who works at no store, or at one where the profile hands nothing out, reads who can change that; who can is led there. Names the stores of the place of work. */
export function NoStore({ worksAt = null }: { worksAt?: string | null }) {
  const { t } = useTranslation('pharmacy');
  const { permissions, nodeId } = useSession();
  const { data } = useQuery(StoresHereDocument, {
    variables: { node: nodeId ?? '' },
    skip: worksAt !== null || !nodeId,
  });
  const here = (data?.getHrmPositionStoresById ?? []).map(({ MaKho, TenKho }) => `${MaKho} – ${TenKho}`);
  const isNarrow = useLocation().pathname.startsWith('/m/');
  const mayAssign = permissions.has('QUAN_TRI');
  return (
    <EmptyState
      text={
        worksAt ? t('noStore.right', { store: worksAt }) : t(mayAssign ? 'noStore.assign' : 'noStore.ask')
      }
    >
      {here.length > 0 ? <p className="soft">{t('noStore.here', { stores: here.join('; ') })}</p> : null}
      {mayAssign ? (
        <Link to={isNarrow ? narrowPath(accounts) : accounts}>{t('noStore.accounts')}</Link>
      ) : null}
    </EmptyState>
  );
}
