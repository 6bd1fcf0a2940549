export const discussionTexts = {
  relations: 'How the views relate',
  views: (speaker: string) => `What ${speaker} thinks`,
  discussion: 'The discussion',
}
