import { must, type SettingForm } from './settingForm.ts';

/** Quality control of the laboratory: which rules reject, and what a rejection stops. */
export const labQcForm: SettingForm = {
  section: 'labQc',
  label: { vi: 'Nội kiểm xét nghiệm', en: 'Quality control of the laboratory' },
  note: {
    vi: 'Quy tắc Westgard nào loại bỏ kết quả kiểm chuẩn; quy tắc không chọn và 1-2s chỉ cảnh báo.',
    en: 'Which rules of Westgard reject a control result; those not chosen, and 1-2s, warn only.',
  },
  fields: {
    loai13s: must('1-3s: một kết quả ngoài 3 SD', '1-3s: one result beyond 3 SD'),
    loai22s: must('2-2s: hai kết quả cùng phía ngoài 2 SD', '2-2s: two results beyond 2 SD on one side'),
    loaiR4s: must(
      'R-4s: hai mức trong một lần chạy cách nhau quá 4 SD',
      'R-4s: two levels of a run more than 4 SD apart',
    ),
    loai41s: must(
      '4-1s: bốn kết quả liên tiếp cùng phía ngoài 1 SD',
      '4-1s: four results in a row beyond 1 SD on one side',
    ),
    loai10x: must('10-x: mười kết quả liên tiếp cùng phía', '10-x: ten results in a row on one side'),
    chanTraKetQua: must(
      'Không cho trả kết quả của chỉ số có nội kiểm bị loại bỏ chưa khắc phục (tắt: chỉ cảnh báo)',
      'Refuse to return results of an index whose control is rejected and not resolved (off: warn only)',
    ),
  },
};
