import { useQuery } from '@apollo/client/react';
import { quyenSapHet } from '@sen/domain/cashier/books';
import { useSession } from '../../session/useSession.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { CashierBooksDocument } from './ownBooks.main.gen.ts';

/** The kinds of receipts whose books of the signed-in cashier are near their end, live. */
export function useBookWarnings() {
  const { user, permissions } = useSession();
  const { data, refetch } = useQuery(CashierBooksDocument, {
    variables: { NhanVienId: user.employee?._id ?? '' },
    skip: !user.employee || !permissions.has('VIEN_PHI_THU'),
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['BienLai', 'DanhMuc'], () => {
    if (data) void refetch();
  });
  return quyenSapHet(data?.quyens ?? []);
}
