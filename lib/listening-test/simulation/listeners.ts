import type { Law, Listener } from './listener'

type Criteria = Listener['criteria']

/** Who tend to say yes, most listeners, and who tend to say no. */
const liberal: Criteria = [0, 0.6, 1.2]
const usual: Criteria = [0.3, 1, 1.8]
const cautious: Criteria = [0.8, 1.5, 2.1]
const sureOnly: Criteria = [1, 1, 1] // who only give the two sure answers

export const BROUGHT = 3 // dB of presets that have an effect

/** Whom a run has to measure correctly: three psychometric functions with three widths, with and without a
 * difference, attentive or not; who tire or learn, whose criteria shift with the timbre, who press at random, who
 * only give sure answers, and who give up. */
export const listeners: readonly Listener[] = [
  listener('logistic', 1, BROUGHT, 0.02),
  listener('logistic', 1.5, BROUGHT, 0.02),
  listener('logistic', 2.5, BROUGHT, 0.02),
  listener('weibull', 1, BROUGHT, 0),
  listener('weibull', 1.5, BROUGHT, 0.05),
  listener('weibull', 2.5, BROUGHT, 0.02),
  listener('probit', 1, BROUGHT, 0.05),
  listener('probit', 1.5, BROUGHT, 0),
  listener('probit', 2.5, BROUGHT, 0.02),
  listener('logistic', 1, 0, 0.02),
  listener('logistic', 2.5, 0, 0.02),
  listener('weibull', 2.5, 0, 0.05, 'cautious', { criteria: cautious }),
  listener('probit', 1.5, 0, 0.02, 'liberal', { criteria: liberal }),
  listener('logistic', 2.5, 0, 0.02, 'sure answers only', { criteria: sureOnly }),
  listener('probit', 1.5, 0, 0.02, 'sure answers only', { criteria: sureOnly }),
  listener('logistic', 1.5, 0, 0.02, 'criterion moves by 0.3', { moved: 0.3 }),
  listener('weibull', 2.5, 0, 0.02, 'criterion moves by 0.3', { moved: 0.3 }),
  listener('probit', 1, 0, 0.02, 'criterion moves by -0.3', { moved: -0.3 }),
  listener('logistic', 2.5, BROUGHT, 0.02, 'criterion moves by 0.3', { moved: 0.3 }),
  listener('logistic', 1.5, 0, 0.02, 'tires by 3 dB', { drift: 3 }),
  listener('logistic', 1.5, BROUGHT, 0.02, 'learns by 3 dB', { drift: -3 }),
  listener('logistic', 1.5, 0, 0.02, '20 % at random', { random: 0.2 }),
  listener('probit', 1.5, BROUGHT, 0.02, '20 % at random', { random: 0.2 }),
  listener('logistic', 1.5, 0, 0.02, 'last third guessed', { guessedFrom: 2 / 3 }),
  listener('probit', 1, BROUGHT, 0.02, 'last third guessed', { guessedFrom: 2 / 3 }),
]

function listener(
  law: Law,
  spread: number,
  difference: number,
  lapse: number,
  habit = '',
  more: Partial<Listener> = {},
): Listener {
  const name = `${law}, spread ${spread} dB, ${lapse * 100} % slips, ${difference} dB${habit && `, ${habit}`}`
  return { law, spread, difference, lapse, criteria: usual, name, ...more }
}
