import { useEffect, useRef } from 'react';
import { usePreference } from '../../ui/preferences.ts';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { soundCritical } from './criticalSound.ts';
import { NoticesDocument } from './notices.main.gen.ts';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether a critical notice sounds on this device, and how to change it. */
export function useNoticeSound(): [boolean, (on: boolean) => void] {
  return usePreference<boolean>('notices:sound', true, isBoolean);
}

/** How many notices are unread and how many of those critical; one more critical sounds, unless the person wants no sound. */
export function useNoticeCounts(): { unread: number; critical: number } {
  const found = useLiveCounts(NoticesDocument, { chuaDoc: true, limit: 1 }, ['ThongBao'])?.thongBaos;
  const [sound] = useNoticeSound();
  const heard = useRef<number | null>(null);
  const critical = found?.soNguyHiem;
  useEffect(() => {
    if (critical === undefined) return;
    if (heard.current !== null && critical > heard.current && sound) soundCritical();
    heard.current = critical;
  }, [critical, sound]);
  return { unread: found?.soChuaDoc ?? 0, critical: critical ?? 0 };
}
