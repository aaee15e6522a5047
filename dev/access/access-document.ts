import { markdownTable } from '@/dev/markdown-tables'
import { accessRules } from './access-rules'

export const ACCESS_DOCUMENT = 'docs/access.md'

const HEAD = `# Who may call what

Written by \`npm run access\`, from what routes and pages say themselves; a test fails where this file says anything else, and
others call every route and open every page as each of these people.

`
const FOOT = `
- A **buyer** holds the order's access token, or is signed in to the account that has ordered.
- **Support** has the custom claim \`support\` (\`npm run accounts -- grant-support EMAIL\`), sees orders, notes something about them,
  reads what was sent to buyers and has it sent again. \`/admin\` leads support to the orders. An admin may do all of that.
- An **admin** has the custom claim \`admin\` (\`npm run accounts -- grant-admin EMAIL\`); over HTTP the server secret does as well.
- A **partner** has a record in \`affiliateUsers/{uid}\`.
- **Signed in lately** means within the last minutes: what cannot be taken back asks for the password again.
- A **signed message** comes from Stripe, or from a mail program by the address in a mail.

While the shop is locked for maintenance, the legal pages, \`/vertrag-widerrufen\`, \`/abbestellen\` and the pages, contracts and
files of paid orders stay within reach; everything else answers with 503. The owner's calls and \`/api/health\` go on working.
`

/** Contents of docs/access.md. */
export async function accessDocument(): Promise<string> {
  const rows = (await accessRules()).map(([call, { who, others }]) => [`\`${call}\``, who, others])
  return HEAD + markdownTable(['Call', 'Who', 'Others get'], rows) + FOOT
}
