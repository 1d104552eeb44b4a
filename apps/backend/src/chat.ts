export {
  type AnswerOutcome,
  answerChat,
  closeChat,
  type OpenChat,
  readOpenChats,
} from './services/chat/answer-chat.ts';
