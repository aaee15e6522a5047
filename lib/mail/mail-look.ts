/** The paper colours of app/styles.css, for light and dark. Mail programs do not support variables. */
const light = {
  ground: '#f6f2e9',
  line: '#d8cfbc',
  text: '#1c1815',
  muted: '#5c5347',
  accent: '#7b1f3b',
  accentInk: '#fff9ef',
}
const dark: typeof light = {
  ground: '#1a1613',
  line: '#443b32',
  text: '#f4ede1',
  muted: '#bdb1a1',
  accent: '#e3cb4f',
  accentInk: '#2b2100',
}

export const mailColors = light
export const MAIL_FONT = "Archivo, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** Optional styles; without them a mail is light and plain. */
export const mailStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: ${light.accent}; }
  table { border-spacing: 0; }
  td { overflow-wrap: anywhere; }
  ul { margin: 0; padding-left: 20px; }
  li { padding-bottom: 6px; }
  p { margin: 0 0 10px; }
  @media (max-width: 480px) {
    .fact-name, .fact-value { display: block !important; width: auto !important; padding: 8px 0 0 !important; }
    .fact-value { border: 0 !important; padding: 0 0 8px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .ground, .ground > div { background: ${dark.ground} !important; }
    .ink div, .ink td, .ink span, .ink strong { color: ${dark.text} !important; }
    .ink .muted, .muted div, .muted td { color: ${dark.muted} !important; }
    .ink a, .muted a { color: ${dark.accent} !important; }
    .line p, .ink .line { border-color: ${dark.line} !important; }
    .button td, .button a { background: ${dark.accent} !important; color: ${dark.accentInk} !important; }
  }
`
