import { createHash } from 'node:crypto'

/** The shop's paper. */
const text = `
:root {
  color-scheme: light dark;
  --ground: #f6f2e9; --line: #d8cfbc; --outline: #857b68; --text: #1c1815; --muted: #5c5347;
  --accent: #7b1f3b; --accent-strong: #5e142b; --accent-ink: #fff9ef; --danger: #ab1d12;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ground: #1a1613; --line: #443b32; --outline: #94887a; --text: #f4ede1; --muted: #bdb1a1;
    --accent: #e3cb4f; --accent-strong: #f0e08f; --accent-ink: #2b2100; --danger: #ff9d90;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--text); overflow-wrap: break-word;
  font: 1.0625rem/1.6 ui-sans-serif, system-ui, sans-serif; text-size-adjust: 100%;
}
main { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { margin: 0 0 1rem; font-size: clamp(1.625rem, 1.4rem + 1.1vw, 2.25rem); line-height: 1.12; letter-spacing: -0.015em; text-wrap: balance; }
h2 { margin: 2rem 0 0; font-size: 1.1875rem; line-height: 1.45; }
p { margin: 0 0 1rem; }
.muted { color: var(--muted); font-size: 0.9375rem; }
.alert { margin: 1.5rem 0 0; padding-left: 0.75rem; border-left: 3px solid var(--danger); color: var(--danger); }
table { width: 100%; margin: 0.5rem 0 1rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.6rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: 400; }
th { overflow-wrap: anywhere; }
td { padding-left: 1rem; text-align: end; white-space: nowrap; }
tfoot th, tfoot td { border: 0; font-weight: 640; }
form { display: grid; gap: 0.75rem; margin: 1.5rem 0; }
button {
  min-height: 2.875rem; padding: 0.5rem 1rem; border: 1px solid var(--outline); border-radius: 0.1875rem;
  background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer;
}
button:hover { border-color: var(--text); }
button.first { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); }
button.first:hover { border-color: var(--accent-strong); background: var(--accent-strong); }
a { display: inline-block; padding: 0.5rem 0; color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
`

/** The style of the payment page, and its hash for the content security policy. */
export const pageStyle = { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` }
