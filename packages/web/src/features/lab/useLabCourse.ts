import { useApolloClient, useQuery } from '@apollo/client/react';
import type { CourseValue } from '@sen/domain/lab/course';
import { useState } from 'react';
import { useEvents } from '../../ui/useEvents.ts';
import { type CourseValueFragment, LabCourseDocument } from './course.main.gen.ts';

/** A value as the table and the charts have it. */
export type LabCourseValue = CourseValueFragment & CourseValue;

const courseValue = (one: CourseValueFragment): LabCourseValue => ({
  ...one,
  at: one.NgayKetQua,
  day: one.Ngay,
  TenNhomDichVu: one.TenNhomDichVu ?? null,
  DonViTinh: one.DonViTinh ?? null,
  Min: one.Min ?? null,
  Max: one.Max ?? null,
  CoKetQua: one.CoKetQua ?? null,
});

type Older = { values: readonly LabCourseValue[]; truoc: string | null };

/** The returned values of a patient: those of the last year with results, live, and of earlier ones as they are asked for. */
export function useLabCourse(BenhNhan_Id: string) {
  const client = useApolloClient();
  const { data, loading, error, refetch } = useQuery(LabCourseDocument, {
    variables: { BenhNhan_Id, truoc: null },
    fetchPolicy: 'cache-and-network',
  });
  const [older, setOlder] = useState<readonly Older[]>([]);
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  useEvents(['XetNghiem'], (event) => {
    const about = (event?.data as { BenhNhan_Id?: unknown } | undefined)?.BenhNhan_Id; // ids of the event
    if (event === null || about === undefined || about === BenhNhan_Id) void refetch();
  });
  const latest = data?.ketQuaTheoThoiGian;
  const truoc = older.length > 0 ? (older.at(-1)?.truoc ?? null) : (latest?.truoc ?? null);
  const earlier = async () => {
    setAsking(true);
    setRefused(null);
    try {
      const { data: answer } = await client.query({
        query: LabCourseDocument,
        variables: { BenhNhan_Id, truoc },
        fetchPolicy: 'network-only',
      });
      const page = answer?.ketQuaTheoThoiGian;
      if (page) setOlder([...older, { values: page.ketQuas.map(courseValue), truoc: page.truoc ?? null }]);
    } catch (fault) {
      setRefused(fault);
    } finally {
      setAsking(false);
    }
  };
  const known = new Map<string, LabCourseValue>();
  for (const one of [...(latest?.ketQuas.map(courseValue) ?? []), ...older.flatMap(({ values }) => values)])
    known.set(one._id, one);
  return {
    values: [...known.values()],
    loading: loading && !data,
    error: error ?? refused,
    refetch: () => void refetch(),
    /** Asks for the values before those that are there; null when there are none. */
    earlier: truoc === null ? null : () => void earlier(),
    asking,
  };
}
