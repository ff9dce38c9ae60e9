import { testJudgedQueries } from './judging';

testJudgedQueries();
