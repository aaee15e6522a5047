/**
 * Outcomes of checking sign-in variables with Firebase: they work; there are none; it refuses the web key or the service account;
 * the web key belongs to another project; it did not answer.
 */
export const signInAnswers = [
  'works',
  'local',
  'keyRefused',
  'accountRefused',
  'otherProject',
  'away',
] as const
export type SignInAnswer = (typeof signInAnswers)[number]
