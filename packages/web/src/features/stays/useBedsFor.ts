import { useQuery } from '@apollo/client/react';
import type { ErrorCode } from '@sen/domain/errors/errors';
import { useEvents } from '../../ui/useEvents.ts';
import type { Moving } from './moving.ts';
import { BedsForDocument } from './stays.main.gen.ts';

const none = { NhapVien_Id: '', Khoa_Id: '' };

/** What stands against each bed for somebody who is on the way to one. */
export function useBedsFor(moving: Moving | null) {
  const { NhapVien_Id, Khoa_Id } = moving ?? none;
  const { data, refetch } = useQuery(BedsForDocument, {
    variables: { NhapVien_Id, Khoa_Id },
    skip: moving === null,
    fetchPolicy: 'network-only',
  });
  useEvents(moving === null ? [] : ['NoiTru'], () => void refetch());
  const beds = moving === null ? undefined : data?.giuongChoNguoiBenh;
  return {
    /** A code, or null: the patient may lie there, as far as is known. */
    refusalOf: (bed: string): ErrorCode | null => {
      const found = beds?.find(({ Giuong_Id }) => Giuong_Id === bed)?.tuChoi ?? null;
      return found as ErrorCode | null; // a code of the server
    },
  };
}
