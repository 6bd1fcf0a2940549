import { Plugin } from '@dnd-kit/abstract'
import { StyleInjector, type DragDropManager } from '@dnd-kit/dom'

const sheets = new Map<string, CSSStyleSheet>()

/**
 * dnd-kit writes its rules into a `<style>` element, which `style-src-elem 'self'` forbids. This plugin, set before the others, takes the same rules and
 * adopts them as constructed style sheets, which the policy allows.
 */
export class AdoptedStyles extends Plugin<DragDropManager> {
  constructor(manager: DragDropManager) {
    super(manager)
    const injector = manager.registry.plugins.get(StyleInjector)
    if (injector) injector.register = adopt
  }
}

/** The cursor rule covers the whole page, so rules stand only while something is dragged: dnd-kit marks that with an attribute. */
function adopt(rules: string): () => void {
  const isPageWide = rules.trimStart().startsWith('*')
  if (isPageWide || typeof CSSStyleSheet.prototype.replaceSync !== 'function' || sheets.has(rules))
    return () => undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  sheets.set(rules, sheet)
  document.adoptedStyleSheets.push(sheet)
  return () => undefined
}
