/** Failures of running the system: calls to outside, jobs, backups, counters. */
export const operationsErrors = {
  LINK_NOT_SET_UP: {
    vi: 'Chưa có mã liên thông hoặc mật khẩu. Vui lòng lưu trước khi kiểm tra.',
    en: 'There is no link code or no password yet. Save them before checking.',
  },
  QUEUE_SYSTEM_NOT_SET_UP: {
    vi: 'Chưa có địa chỉ, tên đăng nhập hoặc mật khẩu. Vui lòng lưu trước khi kiểm tra.',
    en: 'There is no address, user name or password yet. Save them before checking.',
  },
  LINK_OFF: {
    vi: 'Liên thông đơn thuốc chưa bật. Nhờ người quản trị bật ở Cấu hình, Kết nối.',
    en: 'The prescription link is off. Ask an administrator to turn it on under Settings, Connections.',
  },
  DOCTOR_NOT_LINKED: {
    vi: 'Bác sĩ kê đơn chưa có mã liên thông hoặc mật khẩu liên thông.',
    en: 'The prescribing doctor has no link code or no password at the national system.',
  },
  PRESCRIPTION_SENT: {
    vi: 'Đơn đã gửi lên hệ thống đơn thuốc quốc gia.',
    en: 'The prescription was sent to the national system already.',
  },
  CALL_DONE: {
    vi: 'Lệnh gọi này đã gửi xong hoặc đã bỏ, không còn gì để làm.',
    en: 'This call was sent or given up already; nothing is left to do.',
  },
  JOB_GONE: {
    vi: 'Công việc này đã xong hoặc đang chạy. Vui lòng tải lại danh sách.',
    en: 'This job is done or is running just now. Please reload the list.',
  },
  JOB_OF_CALL: {
    vi: 'Công việc này gửi một lệnh gọi ra ngoài: vui lòng bỏ lệnh gọi đó ở thẻ Lệnh gọi ra ngoài.',
    en: 'This job sends a call to outside: give that call up in the tab Calls to outside.',
  },
  BACKUP_RUNNING: {
    vi: 'Đang có một bản sao lưu hoặc một lần kiểm chứng chạy. Vui lòng đợi xong.',
    en: 'A backup or a proof is running just now. Please wait for its end.',
  },
  BACKUP_NOT_READY: {
    vi: 'Bản sao lưu này chưa xong, bị lỗi hoặc đã xóa.',
    en: 'This backup is not finished, failed or was removed.',
  },
  BACKUP_ELSEWHERE: {
    vi: 'Tệp sao lưu không có trên máy này. Nó được ghi trên máy {tenMay}.',
    en: 'The file of this backup is not on this machine. It was written on {tenMay}.',
  },
  LAST_GOOD_BACKUP: {
    vi: 'Đây là bản sao lưu tốt mới nhất, không thể xóa. Vui lòng tạo bản mới trước.',
    en: 'This is the newest good backup and cannot be removed. Make another one first.',
  },
  NO_CREATEDB: {
    vi: 'Tài khoản cơ sở dữ liệu không có quyền CREATEDB, không thể phục hồi thử vào cơ sở dữ liệu mới.',
    en: 'The database account has no right CREATEDB: nothing can be restored into a new database.',
  },
  DATABASE_NOT_EMPTY: {
    vi: 'Cơ sở dữ liệu không trống.',
    en: 'The database is not empty.',
  },
  BACKUP_NOT_WHOLE: {
    vi: 'Tệp sao lưu không trọn vẹn.',
    en: 'The file of the backup is not whole.',
  },
  BACKUP_OTHER_VERSION: {
    vi: 'Bản sao lưu thuộc phiên bản khác của Sen. Phục hồi bằng phiên bản đó rồi nâng cấp.',
    en: 'The backup is of another version of Sen. Restore it with that version, then upgrade.',
  },
  BACKUP_ROWS_DIFFER: {
    vi: 'Số dòng sau khi phục hồi khác số dòng trong bản sao lưu.',
    en: 'The restored rows are not as many as the backup had.',
  },
  BACKUP_DAMAGED: {
    vi: 'Tệp sao lưu đã bị hỏng hoặc bị thay đổi sau khi tạo.',
    en: 'The file of the backup is damaged or was changed since it was made.',
  },
  BACKUP_CONTENT_DIFFERS: {
    vi: 'Nội dung sau khi phục hồi khác nội dung trong bản sao lưu.',
    en: 'What was restored is not what the backup had.',
  },
  BACKUP_UNSIGNED: {
    vi: 'Bản sao lưu không có chữ ký của cơ sở. Chỉ phục hồi khi biết chắc nguồn gốc: thêm --unsigned.',
    en: 'The backup is not signed by this site. Restore it only when you know where it comes from: add --unsigned.',
  },
  BACKUP_FOREIGN: {
    vi: 'Bản sao lưu được ký bằng khóa của nơi khác. Chép khóa niêm phong của nơi đó sang, hoặc thêm --foreign nếu biết chắc nguồn gốc.',
    en: 'The backup was signed with the key of another site. Bring that seal key here, or add --foreign when you know where it comes from.',
  },
  BACKUP_LOCKED: {
    vi: 'Bản sao lưu được mã hóa bằng khóa khác. Cần SEN_SECRET_KEY (secret.key) của nơi đã tạo.',
    en: 'The backup is encrypted with another key. It needs the SEN_SECRET_KEY (secret.key) of the site that made it.',
  },
  BACKUP_INTERRUPTED: {
    vi: 'Bị ngắt giữa chừng, máy chủ có thể đã dừng.',
    en: 'It was interrupted; the server may have stopped.',
  },
  BACKUP_NOT_ONE: {
    vi: 'Tệp này không phải bản sao lưu của Sen.',
    en: 'This file is no backup of Sen.',
  },
  BACKUP_OF_MONTH: {
    vi: 'Tệp này chỉ chứa một tháng của nhật ký. Đưa trở lại bằng: npm run sen -- bring-month.',
    en: 'This file holds one month of the operation log only. Bring it back with: npm run sen -- bring-month.',
  },
  BACKUP_NEWER: {
    vi: 'Bản sao lưu được tạo bằng phiên bản Sen mới hơn phiên bản này. Vui lòng nâng cấp Sen trước.',
    en: 'The backup was made by a newer version of Sen than this one. Upgrade Sen first.',
  },
  BACKUP_LISTED: {
    vi: 'Bản sao lưu này đã có trong danh sách: {tenTep}',
    en: 'This backup stands in the list already: {tenTep}',
  },
  ADDED_BACKUP_UNSIGNED: {
    vi: 'Bản sao lưu không có chữ ký của cơ sở nên không thêm vào đây được. Nếu biết chắc nguồn gốc, phục hồi vào cơ sở dữ liệu trống bằng dòng lệnh trên máy chủ: npm run sen -- restore --unsigned <tệp>.',
    en: 'The backup is not signed by this site and cannot be added here. When you know where it comes from, restore it into an empty database on the command line of the server: npm run sen -- restore --unsigned <file>.',
  },
  ADDED_BACKUP_FOREIGN: {
    vi: 'Bản sao lưu của nơi khác: ký bằng khóa {khoa}, khóa của cơ sở này là {khoaNay}. Tệp tự ghi: tạo lúc {luc} trên máy {may}. Nếu biết chắc nguồn gốc, phục hồi vào cơ sở dữ liệu trống bằng dòng lệnh trên máy chủ: npm run sen -- restore --foreign <tệp>. Nếu là cơ sở này trước khi đổi máy, đặt lại seal.key cũ.',
    en: 'The backup is of another site: it is signed with the key {khoa}, the key of this site is {khoaNay}. It says that it was made {luc} on the machine {may}. When you know where it comes from, restore it into an empty database on the command line of the server: npm run sen -- restore --foreign <file>. If it is this site before it moved to another machine, bring its seal.key here.',
  },
  RESTORE_NOT_BUNDLED: {
    vi: 'Sen dùng máy chủ cơ sở dữ liệu riêng của cơ sở: chỉ khôi phục được bằng dòng lệnh trên máy chủ.',
    en: 'Sen works on a database server of the site: a backup is restored on the command line there.',
  },
  RESTORE_OTHER_NODES: {
    vi: 'Còn {count} máy chủ Sen khác đang chạy. Vui lòng dừng các máy đó rồi thử lại.',
    en: 'Other nodes of Sen still run: {count}. Stop them, then try again.',
  },
  RESTORE_NO_ROOM: {
    vi: 'Đĩa không đủ chỗ: cần khoảng {can}, còn trống {con}.',
    en: 'The disk has no room for it: it needs about {can}, and {con} are free.',
  },
  DATA_COPY_GONE: {
    vi: 'Cơ sở dữ liệu của bản này không còn trên máy chủ.',
    en: 'The database of this copy is not on the server any more.',
  },
  SITE_NAME_WRONG: {
    vi: 'Tên cơ sở nhập chưa đúng.',
    en: 'This is not the name of the site.',
  },
  SITE_SWITCHING: {
    vi: 'Quản trị đang chuyển hệ thống sang bản dữ liệu khác. Vui lòng đợi vài phút rồi đăng nhập lại.',
    en: 'The administrator is switching the system to another copy of the data. Please wait a few minutes, then sign in again.',
  },
  PARAMETER_IN_FORCE: {
    vi: 'Mức đang hoặc đã áp dụng thì không xóa được, chỉ sửa được kèm lý do.',
    en: 'A value that holds or held cannot be removed, only corrected with a reason.',
  },
  COUNTER_FIXED: {
    vi: 'Bộ đếm này không thể sửa bằng tay.',
    en: 'This counter cannot be changed by hand.',
  },
  COUNTER_PERIOD_OVER: {
    vi: 'Kỳ {scope} của bộ đếm đã qua.',
    en: 'The period {scope} of the counter is over.',
  },
  COUNTER_NOT_HIGHER: {
    vi: 'Số tiếp theo phải lớn hơn {value}',
    en: 'The next number must be above {value}',
  },
  COUNTER_NUMBER_USED: {
    vi: 'Đã có số {so}. Số tiếp theo phải lớn hơn {value}',
    en: 'The number {so} is in use. The next number must be above {value}',
  },
  COUNTER_TOO_LARGE: {
    vi: 'Số tiếp theo tối đa là {max}',
    en: 'The next number is at most {max}',
  },
  METRICS_CLOSED: {
    vi: 'Số đo chỉ đọc được trên chính máy chủ, hoặc với mã SEN_METRICS_TOKEN của cơ sở.',
    en: 'The figures are read on the server itself, or with the SEN_METRICS_TOKEN of the site.',
  },
} as const;
