/**
 * The diseases whose prescriptions may run to 90 days: Annex VII of TT 26/2025/TT-BYT by their ICD codes. A code stands for all that are
 * more specific, `A-B` for all from the one to the other. Two diseases of the annex have no code there; the ICD catalogue marks what is
 * prescribed for so long beside these.
 */
const listed = `
B18.1 B20-B24 Z21 C34 C50 C73 C96.6 D56 D57 D58 D59 D60 D61 D66 D67 D69.0 D73.1 D75.2 D76.2 D86 D89.2 E03 E05 E10-E14 E20.8 E21 E22
E23.0 E24 E25 E26 E27 E30.1 E31 E35.1 E72.2 E74.0 E80.5 E83.0 E83.1 E85 E87.6 E89.0 F00 F01 F02 F03 F04 F06 F07 F10 F11.2-F11.9
F19.2-F19.8 F20 F21 F22 F25 F31 F32 F33 F34 F40 F41 F42 F43.1 F43.2 F45 F60 F61 F62 F68 F70-F79 F80-F89 F90-F98 G04 G09 G12 G13 G20 G21
G24 G30 G35 G36.0 G37.3 G40 G50.0 G51.3 G53.0 G54 G61 G70 G71 G72 G80 H04.1 H16 H20 H21 H30 H33.4 H34.8 H35 H40 H44.1 H44.5 H46 I10 I20
I21 I22 I23 I25 I31.1 I42 I69 I74 I80 I81 I82.0 J17.2 J45 J84 K21.0 K25 K26 K59.0 K71.0 K74.3 K75.4 K76.0 K76.6 K76.9 K80 K83.5 K86.2
L10 L12 L13.0 L14 L20 L26 L30 L40 L41 L44.0 L50 L52 L88 L98.4 M00 M02.8 M02.9 M03 M05 M06 M07.3 M08 M09 M10 M11 M13 M15 M16 M17 M18 M19
M24 M30 M31 M32 M33 M34 M35 M36 M43 M45 M47 M49 M50 M51 M53 M54 M60 M61 M65 M75 M79.3 M79.7 M80 M81 M82 M83 M84.1 M84.4 M85.0 M86 M87.0
M88 M89.0 M90.7 M95 N01 N02 N03 N04 N06 N07 N08 N13 N18 N20 N25 N92.2 P05.1 Q03 Q25.7 Q26 Q44.2 Q44.4 Q44.5 Q44.6 Q44.7 Q85.0 Q87.1
Q90 Q91 R16.0 R18 R77.0 S35.3 T26.2 T95 Z69.64 Z69.65 Z94`
  .trim()
  .split(/\s+/);

/** Diabetes in coma or with ketoacidosis, which the annex takes out. */
const excepted = ['E10.0', 'E10.1', 'E11.0', 'E11.1', 'E12.0', 'E12.1', 'E13.0', 'E13.1', 'E14.0', 'E14.1'];

/** Cancer and AIDS: the pain for which addictive drugs may be prescribed longer than in an acute illness. */
const lastingPain = ['C00-C97', 'B20-B24'];

/** Whether a disease stands in the list of the law for prescriptions above 30 days. */
export function isLongCourse(MaICD: string): boolean {
  return isAmong(listed, MaICD) && !isAmong(excepted, MaICD);
}

/** Whether addictive drugs may be prescribed for this disease as for lasting pain. */
export function isLastingPain(MaICD: string): boolean {
  return isAmong(lastingPain, MaICD);
}

function isAmong(codes: readonly string[], MaICD: string): boolean {
  const code = MaICD.trim().toUpperCase().replace(/[+*†]/g, '');
  return codes.some((one) => {
    const [from = '', to = from] = one.split('-');
    return (code >= from && code <= to) || isWithin(code, to);
  });
}

function isWithin(code: string, whole: string): boolean {
  return code === whole || code.startsWith(whole.includes('.') ? whole : `${whole}.`);
}
