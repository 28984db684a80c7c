import { describe, expect, it } from 'vitest';
import { orderKinds } from '../orders/orderKinds.ts';
import { isQueueKind, queueKinds, queues } from './queueKinds.ts';

describe('the kinds of queues', () => {
  it('are those that the features name', () => {
    expect(['KhamBenh', 'XetNghiem', 'VienPhi'].every(isQueueKind)).toBe(true);
    expect(['HangDoi', 'toString', ''].some(isQueueKind)).toBe(false);
  });

  it('are shared by a facility where its desks serve whoever comes', () => {
    const shared = queueKinds.filter((kind) => queues[kind].sharedBy);
    expect(shared.toSorted()).toEqual(['TiepNhan', 'VienPhi']);
  });

  it('call those who wait for a performed order only after it is paid', () => {
    const ofOrders = [...new Set([...orderKinds.values()].flatMap(({ queue }) => queue ?? []))];
    expect(queueKinds.filter((kind) => queues[kind].paidFirst).toSorted()).toEqual(ofOrders.toSorted());
  });
});
