import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  Observable,
  type TypedDocumentNode,
} from '@apollo/client';
import { expect, it } from 'vitest';
import { watchOf } from './orderResults.ts';

type Data = { codes: string[] };
const query: TypedDocumentNode<Data, { TiepNhan_Id: string }> =
  gql`query Codes($TiepNhan_Id: ID!) { codes(of: $TiepNhan_Id) }`;
const visit = { TiepNhan_Id: 'visit', BenhNhan_Id: 'patient' };

const watchCodes = watchOf(query, ({ codes }) =>
  codes.map((code) => ({
    slip: { _id: code, SoPhieuYeuCau: code, TrangThai: 'CoKetQua' },
    critical: false,
    verifiedBy: null,
    print: '',
    content: null,
  })),
);

/** A client whose server gives these answers one after the other. */
function clientOf(answers: Array<string[] | Error>): ApolloClient {
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        const answer = answers.shift();
        if (answer instanceof Error) return observer.error(answer);
        observer.next({ data: { codes: answer ?? [] } });
        observer.complete();
      }),
  );
  return new ApolloClient({ link: server, cache: new InMemoryCache() });
}

it('tells what each answer holds, and a failure', async () => {
  const answers = [['a'], new Error('away'), ['a', 'b']];
  const told: unknown[] = [];
  const watched = watchCodes(clientOf(answers), visit, ({ results, error }) =>
    told.push(error ?? results?.map(({ slip }) => slip._id)),
  );
  await expect.poll(() => told).toEqual([['a']]);
  watched.again();
  await expect.poll(() => told).toEqual([['a'], new Error('away')]);
  watched.again();
  await expect.poll(() => told).toEqual([['a'], new Error('away'), ['a', 'b']]);
  watched.stop();
});
