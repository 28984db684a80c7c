import { apollo } from '../../session/apollo.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { Hit } from '../../ui/feature.ts';
import { SessionHitsDocument } from './finder.main.gen.ts';

/** A session by its code, as printed on its papers; none for other texts, which are those of patients. */
export async function hits(text: string): Promise<Hit[]> {
  const searchString = text.trim().toUpperCase();
  if (!/^[A-Z]{1,4}\d{6}-?\d{3,}$/.test(searchString)) return [];
  const { data } = await apollo.query({
    query: SessionHitsDocument,
    variables: { searchString },
    fetchPolicy: 'network-only',
  });
  return (data?.searchKhamBenhs ?? [])
    .filter((one) => one.MaKhamBenh === searchString)
    .map((one) => ({
      path: `/kham-benh-ngoai-tru?id=${one._id}`,
      title: `${one.MaKhamBenh} · ${one.BenhNhan?.TenBenhNhan ?? ''}`,
      hint: formatDateTime(one.NgayKham),
    }));
}
