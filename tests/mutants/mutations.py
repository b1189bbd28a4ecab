"""The mutants of a source: every small change worth trying, found in its syntax tree.

A mutant changes what is done, never what is said: texts, docstrings, annotations and asserts stay as they are.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

UNTOUCHED_FIELDS = ("annotation", "returns", "decorator_list", "type_comment")
UNTOUCHED_NAMES = ("__all__", "__slots__", "__repr__", "__str__", "message_ids", "check_cards", "longest")
UNTOUCHED_NODES = (ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom)

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPPOSITES = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)  # their change negates the whole condition
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
SWAPPED_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
ORDERLESS = ("min", "max", "isinstance")  # their arguments stand in any order, or in one that types check
LITERALS = (ast.Dict, ast.JoinedStr, ast.Lambda, ast.List, ast.Starred)  # not to be mistaken for their neighbours
SHOWN = (ast.expr, ast.keyword, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Return)  # with the change inside of it


@dataclass(frozen=True)
class Mutant:
    """One change of one module. Its id stays the same while the code around it moves."""

    module: str  # as in "raiders.rooms"
    where: str  # the class and function
    kind: str
    before: str  # the expression or statement that is changed
    after: str
    nth: int  # among those of the same kind, place and text
    line: int
    statement: int | None  # the number of its statement; None if it runs when the module is imported

    @property
    def game(self) -> str:
        return self.module.partition(".")[0]

    @property
    def id(self) -> str:
        text = "\n".join((self.module, self.where, self.kind, self.before, str(self.nth)))
        return hashlib.sha256(text.encode()).hexdigest()[:10]

    def __str__(self) -> str:
        place = f"{self.module}:{self.line} {self.where}".rstrip()
        return f"{self.id} {place} [{self.kind}] {self.before} → {self.after}"


@dataclass(frozen=True)
class Edit:
    """A node of the tree put in place of another."""

    parent: ast.AST
    field: str
    index: int | None
    old: ast.AST
    new: ast.AST
    kind: str
    where: str
    statement: int | None

    def make(self, undo: bool = False) -> None:
        node = self.old if undo else self.new
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def mutants(module: str, source: str) -> list[Mutant]:
    """Every mutant of a module, in the order of its source."""
    return [mutant for mutant, _ in _found(module, source, ast.parse(source))]


def mutated(mutant: Mutant, source: str) -> ast.Module:
    """The tree of the module with that change."""
    tree = ast.parse(source)
    edit = next(edit for other, edit in _found(mutant.module, source, tree) if other.id == mutant.id)
    edit.make()
    return ast.fix_missing_locations(tree)


def statements(tree: ast.Module) -> dict[ast.stmt, int]:
    """All statements, numbered."""
    return {node: number for number, node in enumerate(n for n in ast.walk(tree) if isinstance(n, ast.stmt))}


def _found(module: str, source: str, tree: ast.Module) -> Iterator[tuple[Mutant, Edit]]:
    seen: dict[tuple[str, str, str], int] = {}
    lines = source.encode().splitlines()
    for edit in Finder(tree).edits():
        # A lone figure says little: it is shown with what stands around it.
        shown = edit.parent if isinstance(edit.parent, SHOWN) and isinstance(edit.old, ast.expr) else edit.old
        before = _text(lines, shown)
        edit.make()
        after = ast.unparse(edit.parent if shown is edit.parent else edit.new)
        edit.make(undo=True)
        key = (edit.where, edit.kind, before)
        seen[key] = seen.get(key, -1) + 1
        line: int = edit.old.lineno  # type: ignore[attr-defined]  # of a statement or an expression
        yield Mutant(module, edit.where, edit.kind, before, after, seen[key], line, edit.statement), edit


def _text(lines: list[bytes], node: ast.AST) -> str:
    """The source of an expression or of the head of a statement, on one line."""
    assert isinstance(node, ast.expr | ast.stmt | ast.keyword) and node.end_lineno is not None
    first, last = node.lineno - 1, node.end_lineno - 1
    if isinstance(node, ast.For | ast.If | ast.While):
        return lines[first].decode().strip()
    if first == last:
        return lines[first][node.col_offset : node.end_col_offset].decode()
    parts = [lines[first][node.col_offset :], *lines[first + 1 : last], lines[last][: node.end_col_offset]]
    return " ".join(b" ".join(parts).decode().split())


class Finder:
    """Walks a tree and finds the edits, outer ones first."""

    def __init__(self, tree: ast.Module) -> None:
        self.tree = tree
        self.numbers = statements(tree)

    def edits(self) -> Iterator[Edit]:
        yield from self._within(self.tree, "", "", None)

    def _within(self, node: ast.AST, where: str, returns: str, statement: int | None) -> Iterator[Edit]:
        for field, value in ast.iter_fields(node):
            if field in UNTOUCHED_FIELDS or (field == "keywords" and isinstance(node, ast.ClassDef)):
                continue
            children = value if isinstance(value, list) else [value]
            for index, child in enumerate(children):
                if isinstance(child, ast.AST) and not _is_untouched(child):
                    at = index if isinstance(value, list) else None
                    for kind, new in _changes(child, node, field, returns):
                        number = self._number(child, statement)
                        yield Edit(node, field, at, child, new, kind, where, number)
                    yield from self._inside(child, where, returns, statement)

    def _inside(self, node: ast.AST, where: str, returns: str, statement: int | None) -> Iterator[Edit]:
        inner = f"{where}.{node.name}".lstrip(".") if isinstance(node, ast.ClassDef | ast.FunctionDef) else where
        if isinstance(node, ast.FunctionDef):
            yield from self._within(node.args, inner, "", None)
            body = ast.Module(node.body, [])
            for edit in self._within(body, inner, ast.unparse(node.returns) if node.returns else "", -1):
                # The body is looked at on its own: defaults are read when the module is imported.
                parent = node if edit.parent is body else edit.parent
                yield Edit(parent, edit.field, edit.index, edit.old, edit.new, edit.kind, inner, edit.statement)
        elif not isinstance(node, ast.Raise):  # what an error says is text
            yield from self._within(node, inner, returns, self._number(node, statement))

    def _number(self, node: ast.AST, statement: int | None) -> int | None:
        """The number of the statement that a node is or belongs to, inside a function."""
        return statement if statement is None or not isinstance(node, ast.stmt) else self.numbers[node]


def _is_untouched(node: ast.AST) -> bool:
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            return name in UNTOUCHED_NAMES
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name in UNTOUCHED_NAMES
        case ast.Expr(value=ast.Constant()):
            return True  # a docstring
    return isinstance(node, UNTOUCHED_NODES)


def _changes(node: ast.AST, parent: ast.AST, field: str, returns: str) -> Iterator[tuple[str, ast.AST]]:
    """Yields replacements of a node."""
    if isinstance(node, ast.stmt):
        yield from _other_statements(node, returns)
        return
    is_condition = (field == "test" and isinstance(parent, ast.If | ast.While | ast.IfExp)) or field == "ifs"
    if is_condition and isinstance(node, ast.expr) and not _is_negated_otherwise(node):
        yield "negated condition", ast.UnaryOp(ast.Not(), node)
    if field == "iter" and isinstance(parent, ast.For):
        yield "skipped loop", ast.Tuple([], ast.Load())
    if isinstance(node, ast.expr):
        yield from _other_expressions(node)


def _is_negated_otherwise(node: ast.expr) -> bool:
    match node:
        case ast.Compare(ops=[op]):
            return isinstance(op, OPPOSITES)
        case ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
    return False


def _other_expressions(node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=comparators):
            for index, op in enumerate(ops):
                other = [*ops[:index], COMPARED[type(op)](), *ops[index + 1 :]]
                yield "comparison", ast.Compare(left, other, comparators)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in CALCULATED:
            yield "arithmetic", ast.BinOp(left, CALCULATED[type(op)](), right)
        case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
            yield "negation", operand
        case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
            yield "negation", operand
        case ast.Constant(value=bool(value)):
            yield "constant", ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield "constant + 1", ast.Constant(value + 1)
            yield "constant - 1", ast.Constant(value - 1)
        case ast.BoolOp(op=op, values=values):
            yield "and/or", ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for index in range(len(values)):
                rest = [*values[:index], *values[index + 1 :]]
                yield "dropped operand", rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.Call(func=func, args=args, keywords=keywords):
            name = func.id if isinstance(func, ast.Name) else ""
            if name in SWAPPED_NAMES:
                yield "min/max", ast.Call(ast.Name(SWAPPED_NAMES[name], ast.Load()), args, keywords)
            for index in range(len(args) - 1 if name not in ORDERLESS else 0):
                first, second = args[index : index + 2]
                if ast.dump(first) != ast.dump(second) and not _is_literal(first) and not _is_literal(second):
                    swapped = [*args[:index], second, first, *args[index + 2 :]]
                    yield "swapped arguments", ast.Call(func, swapped, keywords)


def _is_literal(node: ast.expr) -> bool:
    return isinstance(node, LITERALS) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _other_statements(node: ast.stmt, returns: str) -> Iterator[tuple[str, ast.stmt]]:
    match node:
        case ast.Expr(value=ast.Call()) | ast.Raise() | ast.Delete() | ast.Return(value=None):
            yield "removed statement", ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "removed statement", ast.Pass()
        case ast.AugAssign(target=target, op=op, value=value):
            yield "removed statement", ast.Pass()
            if type(op) in CALCULATED:
                yield "arithmetic", ast.AugAssign(target, CALCULATED[type(op)](), value)
        case ast.Continue():
            yield "continue/break", ast.Break()
            yield "removed statement", ast.Pass()
        case ast.Break():
            yield "continue/break", ast.Continue()
            yield "removed statement", ast.Pass()
        case ast.Return(value=ast.expr() as value):
            other = _other_answer(value, returns)
            if other is not None:
                yield "other answer", ast.Return(other)


def _other_answer(value: ast.expr, returns: str) -> ast.expr | None:
    """Returns another value of the same type; None where other changes do that already."""
    if isinstance(value, ast.Constant):
        return None
    if returns == "bool":
        return None if _is_negated_otherwise(value) else ast.UnaryOp(ast.Not(), value)
    if returns in ("int", "i64"):
        return ast.BinOp(value, ast.Add(), ast.Constant(1))
    if returns.startswith("list[") and not (isinstance(value, ast.List) and not value.elts):
        return ast.List([], ast.Load())
    if returns.endswith("| None"):
        return ast.Constant(None)
    return None
