import { readdirSync } from 'node:fs'
import ts from 'typescript'
import * as classes from '../../packages/english/src/classes/classes.ts'
import { readEntries } from '../../packages/english/src/data/read-entries.ts'
import { isTest, type Violation } from './rule.ts'

const isKnowledge = (path: string) => /^packages\/(?:english|writing)\/src\//u.test(path) && !isTest(path)
/** Shorter lists are alike by chance. */
const MIN_WORDS = 4
/** Names of parts of speech (“NOUN”) are the tagger's and no words. */
const WORD = /^(?:\p{Ll}[\p{Ll}'’-]*|'\p{Ll}+)$/u

/** Whole words of a pattern. */
const CHOICES = /(?<=\^|\\b| )\((?:\?:|\?<\w+>)?([^()]*)\)/gu

type List = { key: string; line: number }

/**
 * Lists of words, in any order, that are a class of `english/classes`, a list of its data or the list of another file: what is
 * known of English is said once, and a rule that knows more or less of it says so by name.
 */
export function knownLists(files: readonly ts.SourceFile[]): Violation[] {
  const owners = new Map<string, string>([...listsOfData(), ...listsOfClasses()])
  return files
    .filter(({ fileName }) => isKnowledge(fileName))
    .flatMap((file) =>
      listsIn(file).flatMap(({ key, line }) => {
        const owner = owners.get(key) ?? file.fileName
        owners.set(key, owner)
        if (owner === file.fileName) return []
        const message = `the words “${key}” are ${owner.includes(' of ') ? owner : `a list of ${owner}, too`}: say them once and use that (withWords, withoutWords)`
        return [{ path: file.fileName, line, rule: 'known-list', message }]
      }),
    )
}

const listsOfClasses = () =>
  Object.entries(classes).map(([name, words]) => [keyOf([...words]), `${name} of @rehearsal/english/classes`] as const)

const WORD_LISTS = new URL('../../packages/english/data/words/', import.meta.url)

const listsOfData = () =>
  readdirSync(WORD_LISTS).map((name) => {
    const words = readEntries(`words/${name.replace('.txt', '')}`).map(({ text }) => text)
    return [keyOf(words), `all words of english/data/words/${name}`] as const
  })

function listsIn(file: ts.SourceFile): List[] {
  const found: List[] = []
  const visit = (node: ts.Node): void => {
    for (const words of wordsOf(node)) {
      const isList = new Set(words).size >= MIN_WORDS && words.every((word) => WORD.test(word))
      if (isList) found.push({ key: keyOf(words), line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const keyOf = (words: readonly string[]): string => [...new Set(words)].toSorted().join(' ')

/** What makes a set of the words of a string. */
const SET_MAKERS = /^(?:wordSet|withWords|withoutWords)$/u

/** The lists that a node is: an array, a string that a set is made of, and the choices of a pattern. */
function wordsOf(node: ts.Node): readonly (readonly string[])[] {
  // What is `as const` has an order, and endings no words before them.
  if (ts.isArrayLiteralExpression(node) && !ts.isAsExpression(node.parent))
    return [node.elements.map((each) => (ts.isStringLiteral(each) ? each.text : ''))]
  if (ts.isRegularExpressionLiteral(node))
    return [...node.text.matchAll(CHOICES)].map(([, list = '']) => list.split('|'))
  if (!ts.isStringLiteralLike(node) || !ts.isCallExpression(node.parent)) return []
  return SET_MAKERS.test(node.parent.expression.getText()) ? [node.text.trim().split(/\s+/u)] : []
}
