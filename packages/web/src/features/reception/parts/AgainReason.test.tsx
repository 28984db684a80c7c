import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../session/TextKeys.tsx';
import { type Session, SessionContext } from '../../../session/useSession.ts';
import { Form } from '../../../ui/kit/Form.tsx';
import type { ReceptionRowFragment } from '../reception.main.gen.ts';
import { AgainReason } from './AgainReason.tsx';

afterEach(cleanup);

const visit = (SoTheBHYT: string | null, TrangThai = 'DaTiepNhan') =>
  ({
    _id: 'v',
    NgayTiepNhan: new Date().toISOString(),
    TrangThai,
    SoTheBHYT,
  }) as unknown as ReceptionRowFragment; // all that is read of it
const prescription = { MaDonThuoc: 'D', Ngay: '2026-11-01', denNgay: '2026-11-30', soNgayCon: 3 };

type Given = {
  asks?: boolean;
  history?: ReceptionRowFragment[];
  open?: object[];
  reason?: string;
  isEmergency?: boolean;
};

/** The field for the reason, once the prescriptions were asked for. */
async function fieldOf({ asks = true, history = [], open = [], reason, isEmergency = false }: Given) {
  const asked = vi.fn();
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { donThuocConNgay: open } });
        observer.complete();
        asked();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const session = { settings: { facility: { lyDoTiepNhanLai: asks } } } as unknown as Session; // all that is read of it
  const { container } = render(
    <ApolloProvider client={client}>
      <SessionContext value={session}>
        <TextKeys>
          <Form>
            <AgainReason
              BenhNhan_Id="p"
              history={history}
              reason={reason ?? null}
              isEmergency={isEmergency}
            />
          </Form>
        </TextKeys>
      </SessionContext>
    </ApolloProvider>,
  );
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  return () => container.querySelector('input');
}

it('asks why an insured patient comes again on one day, or while a prescription lasts', async () => {
  const seen = await fieldOf({ history: [visit('DN4010000000000')] });
  expect(seen()?.getAttribute('aria-required')).toBe('true');
  const drugs = await fieldOf({ open: [prescription] });
  await vi.waitFor(() => expect(drugs()).not.toBeNull());
});

it.each<[string, Given]>([
  ['the settings do not', { asks: false, history: [visit('DN4010000000000')] }],
  ['the visit of today was paid', { history: [visit(null)] }],
  ['the visit of today was cancelled', { history: [visit('DN4010000000000', 'DaHuy')] }],
  ['it is an emergency', { history: [visit('DN4010000000000')], isEmergency: true }],
])('asks nothing where %s', async (_why, given) => {
  expect((await fieldOf(given))()).toBeNull();
});

it('shows the reason that was given, whatever the settings ask now', async () => {
  const kept = await fieldOf({ asks: false, reason: 'Đau tăng' });
  expect(kept()).not.toBeNull();
});
